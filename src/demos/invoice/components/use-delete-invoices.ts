import { useConfirmedDelete } from '@/demos/shared/use-confirmed-delete.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useDeleteInvoice } from '../api/write-invoice.ts'

/** Deletes invoices after a confirmation that names them; returns whether all are deleted. */
export function useDeleteInvoices() {
  const t = useT('invoice.delete')
  const confirmDelete = useConfirmedDelete()
  const deletion = useDeleteInvoice()
  return (invoices: readonly { id: number }[]): Promise<boolean> => {
    const about = { id: String(invoices[0]?.id ?? ''), count: invoices.length }
    let left = 0
    return confirmDelete({
      title: t('title', about),
      body: t('body', about),
      confirmLabel: t('action'),
      done: t('done', about),
      failed: () => t('failed', { count: left }),
      remove: async () => {
        const results = await Promise.allSettled(invoices.map(({ id }) => deletion.mutateAsync(id)))
        const refused = results.filter((result) => result.status === 'rejected')
        left = refused.length
        if (refused[0]) throw refused[0].reason
      },
    })
  }
}
