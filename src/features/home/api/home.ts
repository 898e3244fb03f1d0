import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '@/lib/api-client.ts'
import { subscribeToTopic } from '@/lib/live.ts'

const settleMs = 300
const refetchInterval = 60_000
const homeKey = ['home'] as const
const relevant = new Set(['mail', 'notification', 'project', 'import'])

// Loaded beside the call: the home page does not start with the schema library.
const homeAnswer = async () => (await import('@contract/home.ts')).homeResponse

/** The home page in one answer. */
export const homeQuery = (today: string) =>
  queryOptions({
    queryKey: [...homeKey, today],
    queryFn: ({ signal }) =>
      api.get('/home', { query: { today }, schema: homeAnswer, isCheckedLater: true, signal }),
    refetchInterval,
    staleTime: 0,
  })

/** Fetches the home page again when a hint says that mail, requests or imports have changed. */
export function useHomeEvents(uid: string): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: homeKey })
      }, settleMs)
    }
    const stop = subscribeToTopic(`user:${uid}`, {
      onEvent: (event) => {
        if (relevant.has(event)) refresh()
      },
      onReady: () => {
        // The page has just asked; after a lost connection a hint may have been missed.
        if (!isFirst) refresh()
        isFirst = false
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, uid])
}
