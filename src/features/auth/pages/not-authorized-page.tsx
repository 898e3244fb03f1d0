import { Button } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/ui/states.tsx'
import { MessageFrame } from '../components/message-frame.tsx'

/** Says that this account may not open the screen. Spec 2 "Authentication". */
export function Page() {
  const intl = useIntl()
  return (
    <MessageFrame>
      <EmptyState
        level="h1"
        drawing="closed-gate"
        title={intl.formatMessage({ id: 'auth.not-authorized.heading' })}
        body={intl.formatMessage({ id: 'auth.not-authorized.body' })}
        action={
          <Button asChild>
            <Link to="/">{intl.formatMessage({ id: 'auth.go-home' })}</Link>
          </Button>
        }
      />
    </MessageFrame>
  )
}
