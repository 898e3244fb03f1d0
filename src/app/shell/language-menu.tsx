import { Languages } from 'lucide-react'
import { useIntl } from 'react-intl'
import { MenuButton } from '@/ui/menu/menu-button.tsx'
import { LanguagePanel } from './menus/language-panel.tsx'

export function LanguageMenu() {
  const intl = useIntl()
  return (
    <MenuButton label={intl.formatMessage({ id: 'app.language' })} panel={LanguagePanel}>
      <Languages />
    </MenuButton>
  )
}
