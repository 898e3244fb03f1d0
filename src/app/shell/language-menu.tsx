import { Languages } from 'lucide-react'
import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { MenuButton } from '@/ui/menu/menu-button.tsx'

const load = () => import('./menus/language-panel.tsx')
const LanguagePanel = lazy(() => load().then((file) => ({ default: file.LanguagePanel })))

/** The interface's language. */
export function LanguageMenu() {
  const intl = useIntl()
  return (
    <MenuButton
      label={intl.formatMessage({ id: 'app.language' })}
      panel={LanguagePanel}
      preload={() => void load()}
    >
      <Languages strokeWidth={1.75} />
    </MenuButton>
  )
}
