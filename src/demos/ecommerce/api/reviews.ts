import type { Review, reviewList } from '@contract/demo/ecommerce.ts'
import type { ReviewStatusBody, reviewFigures, reviewStatusResponse } from '@contract/demo/review-actions.ts'
import { queryOptions } from '@tanstack/react-query'
import { pagedList } from '@/demos/shared/api/paged-list.ts'
import { useApiMutation } from '@/demos/shared/api/use-api-mutation.ts'
import { api } from '@/lib/api/api-client.ts'

const path = '/apps/ecommerce/reviews'
const key = ['demo', 'reviews'] as const

export const pagedReviews = pagedList<typeof reviewList, Review>({
  key,
  path,
  read: ({ reviews, total }) => ({ rows: reviews, total }),
})

export const reviewFiguresQuery = () =>
  queryOptions({
    queryKey: [...key, 'figures'] as const,
    queryFn: ({ signal }) => api.get<typeof reviewFigures>('/apps/ecommerce/review-figures', { signal }),
  })

/** Publishes or withdraws reviews. */
export const useSetReviewStatus = () =>
  useApiMutation([key], (body: ReviewStatusBody) => api.patch<typeof reviewStatusResponse>(path, { body }))

export const useDeleteReview = () => useApiMutation([key], (id: number) => api.delete(`${path}/${id}`))
