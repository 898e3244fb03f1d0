import { Monitor } from 'lucide-react'
import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { useThemeChoice } from '@/lib/color-mode.ts'
import { MenuButton } from '@/ui/menu/menu-button.tsx'
import { themeChoices } from './theme-choices.ts'

const load = () => import('./menus/theme-panel.tsx')
const ThemePanel = lazy(() => load().then((file) => ({ default: file.ThemePanel })))

/** Light, dark, or whatever the system shows. */
export function ThemeMenu() {
  const intl = useIntl()
  const choice = useThemeChoice()
  const Shown = themeChoices.find(({ value }) => value === choice)?.Icon ?? Monitor
  return (
    <MenuButton
      label={intl.formatMessage({ id: 'app.theme' })}
      panel={ThemePanel}
      preload={() => void load()}
    >
      <Shown strokeWidth={1.75} />
    </MenuButton>
  )
}
