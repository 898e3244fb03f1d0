import { Monitor } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useThemeChoice } from '@/lib/browser/color-mode.ts'
import { MenuButton } from '@/ui/menu/menu-button.tsx'
import { lazyWithRetry } from '@/ui/overlay/lazy-with-retry.tsx'
import { themeChoices } from './theme-choices.ts'

const ThemePanel = lazyWithRetry(() => import('./menus/theme-panel.tsx'), 'ThemePanel')

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
