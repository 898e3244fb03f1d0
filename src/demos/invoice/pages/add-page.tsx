import { useAbility } from '@/lib/ability.ts'
import { useT } from '@/lib/use-t.ts'
import { PageFrame } from '@/ui/page.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { InvoiceEditor } from '../components/invoice-editor.tsx'

/** A new invoice (`/apps/invoice/add`). */
export function Page() {
  const t = useT('invoice.add')
  const mayCreate = useAbility().can('create', 'demo')
  return (
    <PageFrame width="wide" title={t('title')}>
      {mayCreate ? (
        <InvoiceEditor start={null} />
      ) : (
        <EmptyState title={t('forbidden')} body={t('forbidden-body')} />
      )}
    </PageFrame>
  )
}
