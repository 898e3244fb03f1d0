import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetch } from '@/lib/queries/refetch.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { throttle } from '@/lib/time/throttle.ts'
import { projectKeys } from './keys.ts'

const throttleMs = 120
const listThrottleMs = 400

/**
 * Refetches an open project on Realtime events; an empty id subscribes to nothing. Those who work on it also hear
 * what the client does not see.
 */
export function useProjectEvents(id: string, worksOnIt: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (id === '') return
    const stale = new Set<string>()
    const refresh = throttle(() => {
      const { comments, of } = projectKeys
      const keys = stale.has('project') ? [of(id)] : [comments(id)]
      stale.clear()
      for (const queryKey of keys) void refetch(client, { queryKey })
      void client.invalidateQueries({ queryKey: projectKeys.lists(), refetchType: 'none' })
    }, throttleMs)
    const schedule = (what: 'project' | 'comment') => {
      stale.add(what)
      refresh.call()
    }
    const topics = [`project:${id}`, ...(worksOnIt ? [`project-work:${id}`] : [])]
    const stops = topics.map((topic) =>
      subscribeToTopic(topic, {
        onEvent: (event) => schedule(event === 'comment' ? 'comment' : 'project'),
        onReady: () => schedule('project'),
      }),
    )
    return () => {
      refresh.cancel()
      for (const stop of stops) stop()
    }
  }, [client, id, worksOnIt])
}

/**
 * Refetches project lists on events of the given topics and of the user's own channel; several events cause
 * one refetch.
 */
export function useProjectListEvents(uid: string, topics: readonly string[]): void {
  const client = useQueryClient()
  const names = topics.join()
  useEffect(() => {
    if (uid === '') return
    const refresh = throttle(() => void refetch(client, { queryKey: projectKeys.lists() }), listThrottleMs)
    const stops = [`user:${uid}`, ...(names === '' ? [] : names.split(','))].map((topic) =>
      subscribeToTopic(topic, {
        onReady: refresh.call,
        onEvent: (event) => {
          if (event === 'project') refresh.call()
        },
      }),
    )
    return () => {
      refresh.cancel()
      for (const stop of stops) stop()
    }
  }, [client, uid, names])
}
