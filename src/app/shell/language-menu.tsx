import { Languages } from 'lucide-react'
import { useIntl } from 'react-intl'
import { lazyWithRetry } from '@/ui/lazy-with-retry.tsx'
import { MenuButton } from '@/ui/menu/menu-button.tsx'

const LanguagePanel = lazyWithRetry(() => import('./menus/language-panel.tsx'), 'LanguagePanel')

export function LanguageMenu() {
  const intl = useIntl()
  return (
    <MenuButton label={intl.formatMessage({ id: 'app.language' })} panel={LanguagePanel}>
      <Languages />
    </MenuButton>
  )
}
