import type { Order } from '@contract/demo/ecommerce.ts'
import { useT } from '@/lib/use-t.ts'
import { useConfirm } from '@/ui/confirm.tsx'
import { toast } from '@/ui/toaster.tsx'
import { useDeleteOrder } from '../api/orders.ts'

/** Deletes orders after confirmation with their number; resolves to whether all were deleted. */
export function useDeleteOrders() {
  const confirm = useConfirm()
  const remove = useDeleteOrder()
  const t = useT('ecommerce-sales.orders.delete')
  return async (orders: readonly Pick<Order, 'id' | 'order'>[]): Promise<boolean> => {
    const about = { order: String(orders[0]?.order ?? ''), count: orders.length }
    const isSure = await confirm({
      title: t('title', about),
      body: t('body'),
      confirmLabel: t('action'),
      isDanger: true,
    })
    if (!isSure) return false
    try {
      for (const { id } of orders) await remove.mutateAsync(id)
      toast.success({ title: t('done', about) })
      return true
    } catch {
      toast.error({ title: t('failed') })
      return false
    }
  }
}
