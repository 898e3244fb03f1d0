import { useT } from '@/lib/use-t.ts'
import { useConfirm } from '@/ui/confirm.tsx'
import { toast } from '@/ui/toaster.tsx'
import { useDeleteInvoice } from '../api/write-invoice.ts'

/** Deletes invoices after a confirmation that names them; returns whether all are deleted. */
export function useDeleteInvoices() {
  const t = useT('invoice.delete')
  const confirm = useConfirm()
  const remove = useDeleteInvoice()
  return async (invoices: readonly { id: number }[]): Promise<boolean> => {
    const count = invoices.length
    const id = String(invoices[0]?.id ?? '')
    const isSure = await confirm({
      title: t('title', { id, count }),
      body: t('body', { count }),
      confirmLabel: t('action'),
      isDanger: true,
    })
    if (!isSure) return false
    const results = await Promise.allSettled(invoices.map((invoice) => remove.mutateAsync(invoice.id)))
    const failed = results.filter(({ status }) => status === 'rejected').length
    if (failed > 0) toast.error({ title: t('failed', { count: failed }) })
    else toast.success({ title: t('done', { id, count }) })
    return failed === 0
  }
}
