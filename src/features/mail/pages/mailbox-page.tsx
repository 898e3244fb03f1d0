import { Button } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useAbility } from '@/lib/ability.ts'
import { href } from '@/lib/href.ts'
import { PageFrame } from '@/ui/page.tsx'
import { EmptyState } from '@/ui/states.tsx'

/** Keeps the mailbox's place until the portal brings it. Spec 2 "Projects, messages and admin". */
export function Page() {
  const intl = useIntl()
  const ability = useAbility()
  return (
    <PageFrame title={intl.formatMessage({ id: 'mail.app.title' })}>
      <EmptyState
        drawing="envelope"
        title={intl.formatMessage({ id: 'mail.later.heading' })}
        body={intl.formatMessage({ id: 'mail.later.body' })}
        action={
          ability.can('read', 'manuscripts') ? (
            <Button asChild>
              <Link to={href('manuscripts.list')}>{intl.formatMessage({ id: 'mail.later.action' })}</Link>
            </Button>
          ) : undefined
        }
      />
    </PageFrame>
  )
}
