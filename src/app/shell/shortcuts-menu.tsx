import { LayoutGrid } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useAbility } from '@/lib/auth/ability.ts'
import { MenuButton } from '@/ui/menu/menu-button.tsx'
import { permittedShortcuts } from './dashboard-shortcuts.ts'
import { ShortcutsPanel } from './menus/shortcuts-panel.tsx'

/** The permitted dashboard shortcuts; renders nothing when none is permitted. */
export function ShortcutsMenu() {
  const intl = useIntl()
  if (permittedShortcuts(useAbility()).length === 0) return null
  return (
    <MenuButton label={intl.formatMessage({ id: 'app.quick.label' })} panel={ShortcutsPanel}>
      <LayoutGrid />
    </MenuButton>
  )
}
