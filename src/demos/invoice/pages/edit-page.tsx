import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { invoiceDocumentQuery } from '../api/invoices.ts'
import { InvoiceEditor } from '../components/invoice-editor.tsx'
import { InvoiceState } from '../components/invoice-state.tsx'

/** Edits an invoice (`/apps/invoice/edit/:id`); a change by another person does not touch the open form. */
export function Page() {
  const t = useT('invoice.edit')
  const id = Number(useParams().id)
  const mayEdit = useAbility().can('update', 'demo')
  const [openedAt] = useState(() => Date.now())
  const query = useQuery({ ...invoiceDocumentQuery(id), staleTime: 0, refetchOnMount: 'always' })
  const title = t('heading', { id: String(id) })
  // A cached invoice may be older than the stored one, so the form waits for the first response.
  if (!query.data || query.dataUpdatedAt < openedAt) return <InvoiceState query={query} title={title} />
  return (
    <PageFrame width="wide" title={<bdi>{title}</bdi>}>
      {mayEdit ? (
        <InvoiceEditor key={id} start={query.data} />
      ) : (
        <EmptyState title={t('forbidden')} body={t('forbidden-body')} />
      )}
    </PageFrame>
  )
}
