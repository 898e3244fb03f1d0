import type { attentionResponse } from '@contract/home.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { projectKeys } from './keys.ts'

const freshMs = 5 * 60_000

/** The number of projects that need the user and of unread chat messages. */
export const projectAttentionQuery = (today: string) =>
  queryOptions({
    queryKey: projectKeys.attention(today),
    queryFn: ({ signal }) => api.get<typeof attentionResponse>('/attention', { query: { today }, signal }),
    staleTime: freshMs,
    // Polls, because a project becomes overdue without an event.
    refetchInterval: freshMs,
  })
