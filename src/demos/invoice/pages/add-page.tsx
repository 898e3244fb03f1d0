import { useIntl } from 'react-intl'
import { useAbility } from '@/lib/ability.ts'
import { PageFrame } from '@/ui/page.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { InvoiceEditor } from '../components/invoice-editor.tsx'

/** A new invoice (`/apps/invoice/add`). */
export function Page() {
  const intl = useIntl()
  const mayCreate = useAbility().can('create', 'demo')
  return (
    <PageFrame width="wide" title={intl.formatMessage({ id: 'invoice.add.title' })}>
      {mayCreate ? (
        <InvoiceEditor start={null} />
      ) : (
        <EmptyState
          title={intl.formatMessage({ id: 'invoice.add.forbidden' })}
          body={intl.formatMessage({ id: 'invoice.add.forbidden-body' })}
        />
      )}
    </PageFrame>
  )
}
