import type { reviewList } from '@contract/demo/ecommerce.ts'
import type { ReviewStatusBody, reviewFigures, reviewStatusResponse } from '@contract/demo/review-actions.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

export type ReviewListInput = ListQueryInput & { status?: string }

export const reviewKeys = {
  all: ['demo', 'reviews'] as const,
  list: (query: ReviewListInput) => [...reviewKeys.all, 'list', query] as const,
  figures: () => [...reviewKeys.all, 'figures'] as const,
}

/** Reads a page of reviews. */
export const fetchReviews = (query: ReviewListInput, signal?: AbortSignal) =>
  api.get<typeof reviewList>('/apps/ecommerce/reviews', { query, ...(signal ? { signal } : {}) })

/** A page of reviews; the previous page stays visible while the next one loads. */
export const reviewsQuery = (query: ReviewListInput) =>
  queryOptions({
    queryKey: reviewKeys.list(query),
    queryFn: ({ signal }) => fetchReviews(query, signal),
    placeholderData: keepPreviousData,
  })

export const reviewFiguresQuery = () =>
  queryOptions({
    queryKey: reviewKeys.figures(),
    queryFn: ({ signal }) => api.get<typeof reviewFigures>('/apps/ecommerce/review-figures', { signal }),
  })

const useRefetchReviews = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: reviewKeys.all })
}

/** Publishes or withdraws reviews. */
export function useSetReviewStatus() {
  const onSuccess = useRefetchReviews()
  return useMutation({
    mutationFn: (body: ReviewStatusBody) =>
      api.patch<typeof reviewStatusResponse>('/apps/ecommerce/reviews', { body }),
    onSuccess,
  })
}

export function useDeleteReview() {
  const onSettled = useRefetchReviews()
  return useMutation({
    mutationFn: async (id: number) => {
      await api.delete(`/apps/ecommerce/reviews/${id}`)
    },
    onSettled,
  })
}
