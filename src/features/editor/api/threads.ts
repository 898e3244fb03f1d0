import type { commentThreadList } from '@contract/item-comments.ts'
import { queryOptions } from '@tanstack/react-query'
import { manuscriptKeys } from '@/features/manuscripts/api/keys.ts'
import { api } from '@/lib/api/api-client.ts'

/** The threads of all texts of a manuscript. */
export const commentThreadsQuery = (manuscriptId: string) =>
  queryOptions({
    queryKey: manuscriptKeys.threads(manuscriptId),
    queryFn: ({ signal }) =>
      api.get<typeof commentThreadList>(`/manuscripts/${manuscriptId}/comments`, { signal }),
    staleTime: 0,
  })
