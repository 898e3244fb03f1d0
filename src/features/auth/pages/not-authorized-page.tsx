import { Button, Flex } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { useAbility } from '@/lib/ability.ts'
import { destinationsFor } from '@/lib/destinations.ts'
import { signOut } from '../api/auth.ts'
import { useSession } from '../api/session.ts'
import { MessagePage } from '../components/message-page.tsx'

const offered = 3

/**
 * Says that this account may not open the screen, and where it may go. Not to `/`: spec 2 sends roles without a home of
 * their own to the dashboard, and some of them may not open it and would come straight back. Spec 2 "Authentication".
 */
export function Page() {
  const intl = useIntl()
  const { status } = useSession()
  const navigate = useNavigate()
  const places = destinationsFor(useAbility(), offered)
  const handleSignOut = async () => {
    await signOut()
    await navigate('/login', { replace: true })
  }
  const bodyId =
    status === 'signed-in' && places.length === 0 ? 'auth.not-authorized.nowhere' : 'auth.not-authorized.body'
  return (
    <MessagePage
      titleId="auth.not-authorized.heading"
      bodyId={bodyId}
      drawing="closed-gate"
      action={
        status === 'signed-in' ? (
          <Flex gap="2" wrap="wrap" justify="center">
            {places.map(({ id, path, labelId }, index) => (
              <Button key={id} asChild variant={index === 0 ? 'solid' : 'outline'}>
                <Link to={path}>{intl.formatMessage({ id: labelId })}</Link>
              </Button>
            ))}
            <Button variant="ghost" colorPalette="gray" onClick={() => void handleSignOut()}>
              {intl.formatMessage({ id: 'auth.sign-out' })}
            </Button>
          </Flex>
        ) : status === 'loading' ? null : (
          <Button asChild>
            <Link to="/login">{intl.formatMessage({ id: 'auth.login.submit' })}</Link>
          </Button>
        )
      }
    />
  )
}
