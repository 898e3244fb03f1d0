import { Menu } from '@chakra-ui/react'
import { Languages } from 'lucide-react'
import { useIntl } from 'react-intl'
import { languageNames, languages, setLanguage, useLanguage } from '@/lib/language.ts'
import { IconButton } from '@/ui/icon-button.tsx'

/** The interface's language, each named in itself. */
export function LanguageMenu() {
  const intl = useIntl()
  const language = useLanguage()
  const choose = (value: string) => {
    const known = languages.find((one) => one === value)
    if (known) setLanguage(known)
  }
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton label={intl.formatMessage({ id: 'app.language' })}>
          <Languages strokeWidth={1.75} />
        </IconButton>
      </Menu.Trigger>
      {/* Not in a portal: inside the header the menu belongs to a landmark. */}
      <Menu.Positioner>
        <Menu.Content>
          <Menu.RadioItemGroup value={language} onValueChange={({ value }) => choose(value)}>
            {languages.map((one) => (
              <Menu.RadioItem key={one} value={one} lang={one}>
                <Menu.ItemIndicator />
                {languageNames[one]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
