import { searchAnswer } from '@contract/items.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { manuscriptKeys } from './keys.ts'

/** Passages of a manuscript that hold the words, best first; asks nothing for an empty question. */
export const manuscriptSearchQuery = (id: string, q: string) =>
  queryOptions({
    queryKey: manuscriptKeys.search(id, q),
    queryFn: ({ signal }) =>
      api.get(`/manuscripts/${id}/search`, { query: { q }, signal, schema: searchAnswer }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
