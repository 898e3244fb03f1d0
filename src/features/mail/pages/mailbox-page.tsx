import { useIntl } from 'react-intl'
import { PageFrame } from '@/ui/page.tsx'
import { EmptyState } from '@/ui/states.tsx'

/** Keeps the mailbox's place until the portal brings it. Spec 2 "Projects, messages and admin". */
export function Page() {
  const intl = useIntl()
  return (
    <PageFrame title={intl.formatMessage({ id: 'mail.app.title' })}>
      <EmptyState
        drawing="envelope"
        title={intl.formatMessage({ id: 'mail.later.heading' })}
        body={intl.formatMessage({ id: 'mail.later.body' })}
      />
    </PageFrame>
  )
}
