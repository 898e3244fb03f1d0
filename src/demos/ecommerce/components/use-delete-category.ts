import type { ProductCategory } from '@contract/demo/product-categories.ts'
import { ApiError } from '@/lib/api-error.ts'
import { useT } from '@/lib/use-t.ts'
import { useConfirm } from '@/ui/confirm.tsx'
import { toast } from '@/ui/toaster.tsx'
import { useDeleteCategory as useDeleteCall } from '../api/categories.ts'

/** Deletes a category after confirmation; one that is in use is kept and reported. */
export function useConfirmDeleteCategory() {
  const t = useT('ecommerce.categories')
  const confirm = useConfirm()
  const remove = useDeleteCall()
  return async ({ id, name }: ProductCategory): Promise<void> => {
    const isSure = await confirm({
      title: t('delete-title', { name }),
      body: t('delete-body'),
      confirmLabel: t('delete'),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync(id)
      toast.success({ title: t('deleted', { name }) })
    } catch (error) {
      const isInUse = error instanceof ApiError && error.code === 'wrong_state'
      toast.error({ title: t(isInUse ? 'in-use' : 'not-deleted', { name }) })
    }
  }
}
