import { Button } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { MessagePage } from '../components/message-page.tsx'

/** Says that the place is closed for a moment; trying again loads everything anew. Spec 2 "Authentication". */
export function Page() {
  const intl = useIntl()
  return (
    <MessagePage
      titleId="auth.maintenance.heading"
      bodyId="auth.maintenance.body"
      drawing="spilled-ink"
      action={
        <Button asChild>
          <a href={import.meta.env.BASE_URL}>{intl.formatMessage({ id: 'auth.maintenance.retry' })}</a>
        </Button>
      }
    />
  )
}
