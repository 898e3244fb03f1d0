import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { projectAttentionQuery } from '@/features/projects/api/attention.ts'
import { projectKeys } from '@/features/projects/api/keys.ts'
import { today } from '@/lib/calendar-day.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { projectsNavItemId, setNavCount } from './nav-counts.ts'

const settleMs = 1000
const relevant = new Set(['chat', 'mail', 'notification', 'project'])

/** Keeps the counts of Project requests and Chat up to date, with at most one refetch per second. */
export function AttentionCounts({ uid }: { uid: string }) {
  const client = useQueryClient()
  const { data } = useQuery(projectAttentionQuery(today()))
  useShownCount(projectsNavItemId, data?.projects ?? 0)
  useShownCount('chat.page', data?.chat ?? 0)
  const topics = data?.topics.join() ?? ''
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ready = new Set<string>()
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: projectKeys.attentions(), refetchType: 'active' })
      }, settleMs)
    }
    const stops = [`user:${uid}`, ...(topics === '' ? [] : topics.split(','))].map((topic) =>
      subscribeToTopic(topic, {
        onEvent: (event) => {
          if (relevant.has(event)) refresh()
        },
        onReady: () => {
          // The first load has just fetched; after a reconnect, events may have been missed.
          if (ready.has(topic)) refresh()
          ready.add(topic)
        },
      }),
    )
    return () => {
      clearTimeout(timer)
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
