import { Languages } from 'lucide-react'
import { useIntl } from 'react-intl'
import { MenuButton } from '@/ui/menu/menu-button.tsx'
import { lazyWithRetry } from '@/ui/overlay/lazy-with-retry.tsx'

const LanguagePanel = lazyWithRetry(() => import('./menus/language-panel.tsx'), 'LanguagePanel')

export function LanguageMenu() {
  const intl = useIntl()
  return (
    <MenuButton label={intl.formatMessage({ id: 'app.language' })} panel={LanguagePanel}>
      <Languages />
    </MenuButton>
  )
}
