import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { projectKeys } from './keys.ts'

const freshMs = 5 * 60_000

// Loaded beside the call: the navigation is on every screen, and none starts with the schema library.
const attentionAnswer = async () => (await import('@contract/home.ts')).attentionResponse

/** How many requests need the caller and how many chat messages they have not seen. */
export const projectAttentionQuery = (today: string) =>
  queryOptions({
    queryKey: projectKeys.attention(today),
    queryFn: ({ signal }) =>
      api.get('/attention', { query: { today }, schema: attentionAnswer, isCheckedLater: true, signal }),
    staleTime: freshMs,
    // A request becomes overdue without a hint.
    refetchInterval: freshMs,
  })
