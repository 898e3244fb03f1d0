import { Menu } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { MenuPanel } from '@/ui/menu/menu-panel.tsx'
import type { MenuPanelProps } from '@/ui/menu/menu-panel-props.ts'
import { permittedShortcuts } from '../dashboard-shortcuts.ts'

/** The items of the shortcuts menu. */
export function ShortcutsPanel(props: MenuPanelProps) {
  const intl = useIntl()
  const shortcuts = permittedShortcuts(useAbility())
  return (
    <MenuPanel {...props} first={shortcuts[0]?.id ?? ''} minW="56">
      {shortcuts.map(({ id, path, Icon }) => (
        <Menu.Item key={id} value={id} asChild>
          <Link to={path}>
            <Icon size={16} aria-hidden />
            {intl.formatMessage({ id: `app.quick.${id}` })}
          </Link>
        </Menu.Item>
      ))}
    </MenuPanel>
  )
}
