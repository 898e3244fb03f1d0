import type { accountSessionList } from '@contract/account.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { useRefetchOnEvent } from '@/lib/realtime/use-refetch-on-event.ts'
import { accountKeys } from './keys.ts'

/** The active sessions of the signed-in user. */
export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions(),
  queryFn: async ({ signal }) =>
    (await api.get<typeof accountSessionList>('/account/sessions', { signal })).sessions,
})

/** Ends one session, or all others when no id is given. */
export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string | null) => {
      await api.delete(id === null ? '/account/sessions' : `/account/sessions/${id}`)
    },
    onSettled: () => client.invalidateQueries({ queryKey: accountKeys.all }),
  })
}

/** Refetches the list of sessions on session events. */
export function useLiveSessions(uid: string | undefined): void {
  useRefetchOnEvent(uid && `user:${uid}`, 'session', accountKeys.sessions())
}
