import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { href } from '@/lib/routing/href.ts'
import { MUCH_LATER_MS, whenIdle } from '@/lib/routing/when-idle.ts'
import { MenuButton } from '@/ui/menu/menu-button.tsx'
import { lazyWithRetry } from '@/ui/overlay/lazy-with-retry.tsx'

const UserPanel = lazyWithRetry(() => import('./menus/user-panel.tsx'), 'UserPanel')

/** The user's avatar with the user menu. */
export function UserMenu() {
  const intl = useIntl()
  const user = useUser()
  // A person may sign out without a connection, and in again here, because changes can wait in this tab.
  useEffect(() => {
    whenIdle(() => {
      UserPanel.preload()
      window.preloadRoute?.(href('auth.login'))
    }, MUCH_LATER_MS)
  }, [])
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
