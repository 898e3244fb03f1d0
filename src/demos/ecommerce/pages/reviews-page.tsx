import { REVIEW_STATUSES, type Review } from '@contract/demo/ecommerce.ts'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { bulkDelete, deleteItem } from '@/demos/shared/delete-action.tsx'
import { usePagedList } from '@/demos/shared/use-paged-list.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { selectable } from '@/ui/data-table/selectable.ts'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { pagedReviews } from '../api/reviews.ts'
import { useReviewColumns } from '../components/review-columns.tsx'
import { ReviewFigureCards } from '../components/review-figures.tsx'
import { useReviewActions } from '../components/use-review-actions.ts'

/** The reviews of the products (`/apps/ecommerce/manage-review`). */
export function Page() {
  const t = useT('ecommerce-sales')
  const ability = useAbility()
  const mayEdit = ability.can('update', 'demo')
  const mayDelete = ability.can('delete', 'demo')
  const list = usePagedList(pagedReviews, { tables: ['reviews'], filters: ['status'] })
  const columns = useReviewColumns()
  const { change, remove } = useReviewActions()
  const rowActions = (review: Review) => [
    {
      id: 'publish',
      label: t('reviews.publish'),
      icon: CircleCheck,
      action: () => void change([review], 'Published'),
      hidden: !mayEdit || review.status === 'Published',
    },
    {
      id: 'withdraw',
      label: t('reviews.withdraw'),
      icon: CircleDashed,
      action: () => void change([review], 'Pending'),
      hidden: !mayEdit || review.status === 'Pending',
    },
    deleteItem(t('reviews.delete.action'), mayDelete, () => remove([review])),
  ]
  const statusActions = [
    { id: 'publish', status: 'Published', Icon: CircleCheck },
    { id: 'withdraw', status: 'Pending', Icon: CircleDashed },
  ] as const
  const bulk = selectable<Review>([
    ...(mayEdit
      ? statusActions.map(({ id, status, Icon }) => ({
          id,
          label: t(`reviews.${id}`),
          icon: <Icon strokeWidth={2} size={16} aria-hidden />,
          onRun: (rows: readonly Review[], clear: () => void) =>
            void change(rows, status).then((isDone) => isDone && clear()),
        }))
      : []),
    ...bulkDelete(t('reviews.delete.action'), mayDelete, remove),
  ])
  const statusFilter = {
    name: 'status',
    label: t('field.review-status'),
    all: t('reviews.any-status'),
    options: REVIEW_STATUSES.map((value) => ({ value, label: t(`review-status.${value}`) })),
  } as const
  return (
    <ListPage<Review, 'status'>
      name="reviews"
      title={t('reviews.title')}
      description={t('reviews.description')}
      stats={<ReviewFigureCards />}
      {...list}
      columns={columns}
      rowId={(review) => String(review.id)}
      rowLabel={(review) => `${review.product}, ${review.reviewer}`}
      rowActions={rowActions}
      bulk={bulk}
      searchLabel={t('reviews.search')}
      filters={[statusFilter]}
      empty={{ drawing: 'blank-page', title: t('reviews.empty'), body: t('reviews.empty-body') }}
    />
  )
}
