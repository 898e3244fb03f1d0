import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { afterFirstScreen } from '@/lib/browser/after-first-screen.ts'
import { MenuButton } from '@/ui/menu/menu-button.tsx'
import { preloadScreen } from '../preload-screen.ts'
import { UserPanel } from './menus/user-panel.tsx'

/** The delay of the screen that is needed only after a sign-out. */
const LATER_MS = 8000

/** The user's avatar with the user menu. */
export function UserMenu() {
  const intl = useIntl()
  const user = useUser()
  // A person may sign out without a connection, and in again here, because changes can wait in this tab.
  useEffect(() => {
    afterFirstScreen(() => {
      preloadScreen('auth.login').catch((error: unknown) =>
        console.warn('The sign-in screen could not be loaded in advance.', error),
      )
    }, LATER_MS)
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
