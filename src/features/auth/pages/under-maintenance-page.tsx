import { Button } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { EmptyState } from '@/ui/states.tsx'
import { MessageFrame } from '../components/message-frame.tsx'

/** Says that the place is closed for a moment; trying again loads everything anew. Spec 2 "Authentication". */
export function Page() {
  const intl = useIntl()
  return (
    <MessageFrame>
      <EmptyState
        level="h1"
        drawing="spilled-ink"
        title={intl.formatMessage({ id: 'auth.maintenance.heading' })}
        body={intl.formatMessage({ id: 'auth.maintenance.body' })}
        action={
          <Button asChild>
            <a href={import.meta.env.BASE_URL}>{intl.formatMessage({ id: 'auth.maintenance.retry' })}</a>
          </Button>
        }
      />
    </MessageFrame>
  )
}
