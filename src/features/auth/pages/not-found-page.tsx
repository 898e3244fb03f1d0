import { Button } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/ui/states.tsx'
import { MessageFrame } from '../components/message-frame.tsx'

/** Says that nothing is at this address. Spec 2 "catch-all". */
export function Page() {
  const intl = useIntl()
  return (
    <MessageFrame>
      <EmptyState
        level="h1"
        drawing="lost"
        title={intl.formatMessage({ id: 'auth.not-found.heading' })}
        body={intl.formatMessage({ id: 'auth.not-found.body' })}
        action={
          <Button asChild>
            <Link to="/">{intl.formatMessage({ id: 'auth.go-home' })}</Link>
          </Button>
        }
      />
    </MessageFrame>
  )
}
