import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
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
