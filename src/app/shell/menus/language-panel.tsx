import { Menu } from '@chakra-ui/react'
import { languageNames, languages, setLanguage, useLanguage } from '@/lib/i18n/language.ts'
import { MenuPanel } from '@/ui/menu/menu-panel.tsx'
import type { MenuPanelProps } from '@/ui/menu/menu-panel-props.ts'

/** The items of the language menu, each language in its own name. */
export function LanguagePanel(props: MenuPanelProps) {
  const language = useLanguage()
  const choose = (value: string) => {
    const known = languages.find((one) => one === value)
    if (known) setLanguage(known)
  }
  return (
    <MenuPanel {...props} first={languages[0]}>
      <Menu.RadioItemGroup value={language} onValueChange={({ value }) => choose(value)}>
        {languages.map((one) => (
          <Menu.RadioItem key={one} value={one} lang={one}>
            <Menu.ItemIndicator />
            {languageNames[one]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioItemGroup>
    </MenuPanel>
  )
}
