import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { projectKeys } from './keys.ts'

const freshMs = 5 * 60_000

// Loaded with the request, because the navigation is on every screen and must not load the schema library.
const attentionAnswer = async () => (await import('@contract/home.ts')).attentionResponse

/** The number of projects that need the user and of unread chat messages. */
export const projectAttentionQuery = (today: string) =>
  queryOptions({
    queryKey: projectKeys.attention(today),
    queryFn: ({ signal }) =>
      api.get('/attention', { query: { today }, schema: attentionAnswer, isCheckedLater: true, signal }),
    staleTime: freshMs,
    // Polls, because a project becomes overdue without an event.
    refetchInterval: freshMs,
  })
