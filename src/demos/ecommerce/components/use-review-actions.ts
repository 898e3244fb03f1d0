import type { Review } from '@contract/demo/ecommerce.ts'
import { useConfirmedDelete } from '@/demos/shared/use-confirmed-delete.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useDeleteReview, useSetReviewStatus } from '../api/reviews.ts'

/** Publishes and withdraws reviews with undo, and deletes them after confirmation. */
export function useReviewActions() {
  const confirmDelete = useConfirmedDelete()
  const t = useT('ecommerce-sales.reviews')
  const setStatus = useSetReviewStatus()
  const remove = useDeleteReview()
  const change = async (reviews: readonly Review[], status: Review['status']): Promise<boolean> => {
    const changed = reviews.filter((review) => review.status !== status)
    const ids = changed.map(({ id }) => id)
    const back = status === 'Published' ? 'Pending' : 'Published'
    if (ids.length === 0) return true
    try {
      await setStatus.mutateAsync({ ids, status })
      toast.undo(t(`done.${status}`, { count: ids.length }), t('undo'), () => {
        void setStatus.mutateAsync({ ids, status: back }).catch(() => toast.error({ title: t('failed') }))
      })
      return true
    } catch {
      toast.error({ title: t('failed') })
      return false
    }
  }
  return {
    change,
    remove: (reviews: readonly Review[]) => {
      const about = { name: reviews[0]?.reviewer ?? '', count: reviews.length }
      return confirmDelete({
        title: t('delete.title', about),
        body: t('delete.body'),
        confirmLabel: t('delete.action'),
        done: t('delete.done', about),
        failed: () => t('failed'),
        remove: async () => {
          for (const { id } of reviews) await remove.mutateAsync(id)
        },
      })
    },
  }
}
