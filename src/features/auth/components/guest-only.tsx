import { Button, Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { signOut } from '../api/auth.ts'
import { useSession } from '../api/session.ts'
import { AuthFrame } from './auth-frame.tsx'

/**
 * Shows a form to visitors; a person who came signed in gets a message instead. A form that a visitor has seen
 * stays while it signs them in.
 */
export function GuestOnly({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const { status, user } = useSession()
  const [hasSeenForm, setSeenForm] = useState(false)
  if (status === 'signed-out' && !hasSeenForm) setSeenForm(true)
  if (status !== 'signed-in' || hasSeenForm) return children
  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.signed-in.heading' })}
      lead={intl.formatMessage({ id: 'auth.signed-in.body' }, { name: user.fullName, email: user.email })}
    >
      <Flex gap="3" wrap="wrap">
        <Button asChild>
          <Link to="/">{intl.formatMessage({ id: 'auth.go-home' })}</Link>
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={() => void signOut()}>
          {intl.formatMessage({ id: 'app.sign-out' })}
        </Button>
      </Flex>
    </AuthFrame>
  )
}
