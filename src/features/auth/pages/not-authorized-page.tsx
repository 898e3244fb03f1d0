import { Button } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { destinationsFor } from '@/lib/routing/destinations.ts'
import { signOut } from '../api/auth.ts'
import { useSession } from '../api/session.ts'
import { MessagePage } from '../components/message-page.tsx'
import { OpenInstead } from '../components/open-instead.tsx'

/** Tells a user that they may not open the screen and links to screens they may open. */
export function Page() {
  const intl = useIntl()
  const session = useSession()
  const navigate = useNavigate()
  const isSignedIn = session.status === 'signed-in'
  const isDeactivated = session.status === 'signed-out' && session.isDeactivated === true
  const hasScreens = destinationsFor(useAbility(), 1).length > 0
  const handleSignOut = async () => {
    await signOut()
    await navigate('/login', { replace: true })
  }
  return (
    <MessagePage
      titleId="auth.not-authorized.heading"
      bodyId={
        isDeactivated
          ? 'auth.login.deactivated'
          : isSignedIn && !hasScreens
            ? 'auth.not-authorized.nowhere'
            : 'auth.not-authorized.body'
      }
      drawing="closed-gate"
      code={403}
      isFramed={isSignedIn}
      action={
        isSignedIn ? (
          <OpenInstead>
            <Button variant="ghost" colorPalette="gray" onClick={() => void handleSignOut()}>
              {intl.formatMessage({ id: 'app.sign-out' })}
            </Button>
          </OpenInstead>
        ) : session.status === 'loading' ? null : (
          <Button asChild>
            <Link to="/login">{intl.formatMessage({ id: 'auth.login.submit' })}</Link>
          </Button>
        )
      }
    />
  )
}
