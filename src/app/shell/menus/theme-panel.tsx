import { Menu } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { setThemeChoice, type ThemeChoice, useThemeChoice } from '@/lib/browser/color-mode.ts'
import { MenuPanel } from '@/ui/menu/menu-panel.tsx'
import type { MenuPanelProps } from '@/ui/menu/menu-panel-props.ts'
import { themeChoices } from '../theme-choices.ts'

/** The items of the theme menu. */
export function ThemePanel(props: MenuPanelProps) {
  const intl = useIntl()
  const choice = useThemeChoice()
  return (
    <MenuPanel {...props} first="light">
      <Menu.RadioItemGroup value={choice} onValueChange={({ value }) => setThemeChoice(value as ThemeChoice)}>
        {themeChoices.map(({ value, Icon }) => (
          <Menu.RadioItem key={value} value={value}>
            <Menu.ItemIndicator />
            <Icon size={16} aria-hidden />
            {intl.formatMessage({ id: `app.theme.${value}` })}
          </Menu.RadioItem>
        ))}
      </Menu.RadioItemGroup>
    </MenuPanel>
  )
}
