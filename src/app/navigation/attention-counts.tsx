import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { projectAttentionQuery } from '@/features/projects/api/attention.ts'
import { projectKeys } from '@/features/projects/api/keys.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { throttle } from '@/lib/time/throttle.ts'
import { projectsNavItemId, setNavCount } from './nav-counts.ts'

const throttleMs = 1000
const relevant = new Set(['chat', 'mail', 'notification', 'project'])

/** Keeps the counts of Project requests and Chat up to date, with at most one refetch per second. */
export function AttentionCounts({ uid }: { uid: string }) {
  const client = useQueryClient()
  const { data } = useQuery(projectAttentionQuery(today()))
  useShownCount(projectsNavItemId, data?.projects ?? 0)
  useShownCount('chat.page', data?.chat ?? 0)
  const topics = data?.topics.join() ?? ''
  useEffect(() => {
    let isSubscribing = true
    const refresh = throttle(() => void refetch(client, { queryKey: projectKeys.attentions() }), throttleMs)
    const stops = [`user:${uid}`, ...(topics === '' ? [] : topics.split(','))].map((topic) =>
      subscribeToTopic(topic, {
        onEvent: (event) => {
          if (relevant.has(event)) refresh.call()
        },
        onReady: () => {
          // An event may have been missed before the topic opened. With an open topic, the first load misses none.
          if (!isSubscribing) refresh.call()
        },
      }),
    )
    isSubscribing = false
    return () => {
      refresh.cancel()
      for (const stop of stops) stop()
    }
  }, [client, uid, topics])
  return null
}

function useShownCount(id: string, count: number) {
  useEffect(() => {
    setNavCount(id, count)
    return () => setNavCount(id, 0)
  }, [id, count])
}
