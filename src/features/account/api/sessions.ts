import { accountSessionList } from '@contract/account.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '@/lib/api-client.ts'
import { subscribeToTopic } from '@/lib/live.ts'
import { accountKeys } from './keys.ts'

/** The browsers one is signed in with. */
export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions(),
  queryFn: async ({ signal }) =>
    (await api.get('/account/sessions', { signal, schema: accountSessionList })).sessions,
})

/** Ends one session, or all others when none is named. */
export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string | null) => {
      await api.delete(id === null ? '/account/sessions' : `/account/sessions/${id}`)
    },
    onSettled: () => client.invalidateQueries({ queryKey: accountKeys.all }),
  })
}

/** Keeps the list of sessions fresh while it is looked at. */
export function useLiveSessions(uid: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (uid === undefined) return
    const refetch = () => void client.invalidateQueries({ queryKey: accountKeys.sessions() })
    return subscribeToTopic(`user:${uid}`, {
      onReady: refetch,
      onEvent: (event) => {
        if (event === 'session') refetch()
      },
    })
  }, [client, uid])
}
