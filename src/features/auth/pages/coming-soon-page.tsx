import { Button } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/ui/states.tsx'
import { MessageFrame } from '../components/message-frame.tsx'

/** Says that something is on its way. Spec 2 "Authentication". */
export function Page() {
  const intl = useIntl()
  return (
    <MessageFrame>
      <EmptyState
        level="h1"
        drawing="blank-page"
        title={intl.formatMessage({ id: 'auth.coming-soon.heading' })}
        body={intl.formatMessage({ id: 'auth.coming-soon.body' })}
        action={
          <Button asChild>
            <Link to="/">{intl.formatMessage({ id: 'auth.go-home' })}</Link>
          </Button>
        }
      />
    </MessageFrame>
  )
}
