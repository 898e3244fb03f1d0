import { Button } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { MessagePage } from '../components/message-page.tsx'

/** The maintenance page; its retry button reloads the app. */
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
