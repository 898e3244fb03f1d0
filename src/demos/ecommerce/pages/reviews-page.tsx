import { REVIEW_STATUSES, type Review } from '@contract/demo/ecommerce.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed, Trash2 } from 'lucide-react'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useAbility } from '@/lib/ability.ts'
import { useListParams } from '@/lib/list-params.ts'
import { useT } from '@/lib/use-t.ts'
import { selectable } from '@/ui/data-table/selectable.ts'
import { ListPage } from '@/ui/list-page.tsx'
import { fetchReviews, reviewKeys, reviewsQuery } from '../api/reviews.ts'
import { useReviewColumns } from '../components/review-columns.tsx'
import { ReviewFigureCards } from '../components/review-figures.tsx'
import { useReviewActions } from '../components/use-review-actions.ts'
import { readAllPages } from '../model/read-all-pages.ts'

/** The reviews of the products (`/apps/ecommerce/manage-review`). */
export function Page() {
  const t = useT('ecommerce-sales')
  const ability = useAbility()
  const mayEdit = ability.can('update', 'demo')
  const mayDelete = ability.can('delete', 'demo')
  const params = useListParams({ sortBy: '', orderBy: 'asc' }, ['status'])
  const query = { ...params.state, ...params.filters, q: params.q }
  const list = useQuery(reviewsQuery(query))
  useDemoChanges(['reviews'], reviewKeys.all)
  const columns = useReviewColumns()
  const { change, remove } = useReviewActions()
  const clearAfter = (work: Promise<boolean>, clear: () => void) =>
    void work.then((isDone) => isDone && clear())
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
    {
      id: 'delete',
      label: t('reviews.delete.action'),
      icon: Trash2,
      danger: true,
      action: () => void remove([review]),
      hidden: !mayDelete,
    },
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
          onRun: (rows: readonly Review[], clear: () => void) => clearAfter(change(rows, status), clear),
        }))
      : []),
    ...(mayDelete
      ? [
          {
            id: 'delete',
            label: t('reviews.delete.action'),
            icon: <Trash2 strokeWidth={2} size={16} aria-hidden />,
            isDanger: true,
            onRun: (rows: readonly Review[], clear: () => void) => clearAfter(remove(rows), clear),
          },
        ]
      : []),
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
      query={list}
      params={params}
      rows={list.data?.reviews}
      total={list.data?.total ?? 0}
      columns={columns}
      rowId={(review) => String(review.id)}
      rowLabel={(review) => `${review.product}, ${review.reviewer}`}
      rowActions={rowActions}
      bulk={bulk}
      onExport={() =>
        readAllPages(async (page) => {
          const { reviews, total } = await fetchReviews({ ...query, ...page })
          return { rows: reviews, total }
        })
      }
      searchLabel={t('reviews.search')}
      filters={[statusFilter]}
      empty={{ drawing: 'blank-page', title: t('reviews.empty'), body: t('reviews.empty-body') }}
    />
  )
}
