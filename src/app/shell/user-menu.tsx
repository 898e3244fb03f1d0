import { useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { lazyWithRetry } from '@/ui/lazy-with-retry.tsx'
import { MenuButton } from '@/ui/menu/menu-button.tsx'

const UserPanel = lazyWithRetry(() => import('./menus/user-panel.tsx'), 'UserPanel')

/** The user's avatar with the user menu. */
export function UserMenu() {
  const intl = useIntl()
  const user = useUser()
  if (!user) return null
  return (
    <MenuButton
      label={intl.formatMessage({ id: 'app.user.menu' })}
      panel={UserPanel}
      borderRadius="full"
      px="0"
    >
      <PersonAvatar person={{ name: user.fullName, avatar: user.avatar }} />
    </MenuButton>
  )
}
