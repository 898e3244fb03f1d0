import { Monitor } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useThemeChoice } from '@/lib/browser/color-mode.ts'
import { MenuButton } from '@/ui/menu/menu-button.tsx'
import { ThemePanel } from './menus/theme-panel.tsx'
import { themeChoices } from './theme-choices.ts'

/** The menu of the themes light, dark and system. */
export function ThemeMenu() {
  const intl = useIntl()
  const choice = useThemeChoice()
  const Shown = themeChoices.find(({ value }) => value === choice)?.Icon ?? Monitor
  return (
    <MenuButton label={intl.formatMessage({ id: 'app.theme' })} panel={ThemePanel}>
      <Shown />
    </MenuButton>
  )
}
