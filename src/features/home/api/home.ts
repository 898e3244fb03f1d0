import type { homeResponse } from '@contract/home.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { throttle } from '@/lib/time/throttle.ts'

const throttleMs = 300
const refetchInterval = 60_000
const homeKey = ['home'] as const
const relevant = new Set(['mail', 'notification', 'project', 'import'])

/** All data of the home page in one request. */
export const homeQuery = (today: string) =>
  queryOptions({
    queryKey: [...homeKey, today],
    queryFn: ({ signal }) => api.get<typeof homeResponse>('/home', { query: { today }, signal }),
    refetchInterval,
    staleTime: 0,
  })

/** Refetches the home page when an event announces a change of mail, projects or imports. */
export function useHomeEvents(uid: string): void {
  const client = useQueryClient()
  useEffect(() => {
    let isSubscribing = true
    const refresh = throttle(() => void refetch(client, { queryKey: homeKey }), throttleMs)
    const stop = subscribeToTopic(`user:${uid}`, {
      onEvent: (event) => {
        if (relevant.has(event)) refresh.call()
      },
      onReady: () => {
        // An event may have been missed before the topic opened. With an open topic, the first load misses none.
        if (!isSubscribing) refresh.call()
      },
    })
    isSubscribing = false
    return () => {
      refresh.cancel()
      stop()
    }
  }, [client, uid])
}
