import { useT } from '@/lib/use-t.ts'
import { useConfirm } from '@/ui/confirm.tsx'
import { toast } from '@/ui/toaster.tsx'
import { useCustomerChanges } from '../api/customers.ts'

/** Chooses the default of a customer's addresses or cards, and deletes one after confirmation with its name. */
export function useBillingActions(customerId: number) {
  const confirm = useConfirm()
  const t = useT('ecommerce-sales.billing')
  const changes = useCustomerChanges(customerId)
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      toast.success({ title: done })
    } catch {
      toast.error({ title: t('failed') })
    }
  }
  return {
    setDefault: (kind: 'addresses' | 'cards', id: number) =>
      attempt(() => changes.setDefault(kind, id), t('default-done')),
    remove: async (kind: 'addresses' | 'cards', id: number, name: string) => {
      const isSure = await confirm({
        title: t('delete-title', { name }),
        body: t('delete-body'),
        confirmLabel: t('delete'),
        isDanger: true,
      })
      if (isSure) await attempt(() => changes.remove(kind, id), t('deleted', { name }))
    },
  }
}
