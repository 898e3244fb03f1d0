import type { WritingTargets, writingProgress } from '@contract/writing.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { today } from '@/lib/time/calendar-day.ts'

const path = (manuscriptId: string) => `/manuscripts/${manuscriptId}/writing`
export const writingKey = (manuscriptId: string) => ['manuscripts', 'writing', manuscriptId] as const

/** The targets of the user in a manuscript, and what they wrote by day. */
export const writingQuery = (manuscriptId: string) =>
  queryOptions({
    queryKey: writingKey(manuscriptId),
    queryFn: ({ signal }) =>
      api.get<typeof writingProgress>(path(manuscriptId), { query: { today: today() }, signal }),
    staleTime: 0,
  })

/** Sets the targets of the user in a manuscript. */
export function useSetTargets(manuscriptId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: WritingTargets) => api.put(path(manuscriptId), { body }),
    onSuccess: () => refetch(client, { queryKey: writingKey(manuscriptId) }),
  })
}
