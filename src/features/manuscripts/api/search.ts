import type { searchResponse } from '@contract/item-search.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { manuscriptKeys } from './keys.ts'

/** Documents of a manuscript that contain the words, page by page; disabled for an empty query. */
export const manuscriptSearchQuery = (id: string, q: string) =>
  infiniteQueryOptions({
    queryKey: manuscriptKeys.search(id, q),
    queryFn: ({ signal, pageParam: page }) =>
      api.get<typeof searchResponse>(`/manuscripts/${id}/search`, { query: { q, page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.reduce((sum, { hits }) => sum + hits.length, 0) < total ? pages.length + 1 : undefined,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
