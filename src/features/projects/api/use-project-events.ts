import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '@/lib/api-client.ts'
import { subscribeToTopic } from '@/lib/live.ts'
import { reportError } from '@/lib/report-error.ts'
import { projectKeys } from './keys.ts'

const settleMs = 120
const listSettleMs = 400

/** Keeps a request that is open fresh: what others change, write and add comes by itself. An empty id listens to nothing. */
export function useProjectEvents(id: string): void {
  const client = useQueryClient()
  useEffect(() => {
    if (id === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stale = new Set<string>()
    const refresh = () => {
      const { comments, of } = projectKeys
      const keys = stale.has('project') ? [of(id)] : [comments(id)]
      stale.clear()
      for (const queryKey of keys) void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: projectKeys.lists(), refetchType: 'none' })
    }
    const schedule = (what: 'project' | 'comment') => {
      stale.add(what)
      clearTimeout(timer)
      timer = setTimeout(refresh, settleMs)
    }
    const stop = subscribeToTopic(`project:${id}`, {
      onEvent: (event) => schedule(event === 'comment' ? 'comment' : 'project'),
      onReady: () => schedule('project'),
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, id])
}

/**
 * Keeps lists of requests fresh, whatever notifications the reader wants: a list names the topics that tell of its requests,
 * and what is one's own comes on one's own. A flurry of hints is one look.
 */
export function useProjectListEvents(uid: string, topics: readonly string[]): void {
  const client = useQueryClient()
  const names = topics.join()
  useEffect(() => {
    if (uid === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: projectKeys.lists() })
      }, listSettleMs)
    }
    const stops = [`user:${uid}`, ...(names === '' ? [] : names.split(','))].map((topic) =>
      subscribeToTopic(topic, {
        onReady: schedule,
        onEvent: (event) => {
          if (event === 'project') schedule()
        },
      }),
    )
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [client, uid, names])
}

/**
 * Says that a request was looked at, with its comments, once now and again whenever something new is on the screen; until
 * then it stands among what needs the caller.
 */
export function useMarkProjectSeen(id: string, version: string): void {
  const client = useQueryClient()
  useEffect(() => {
    if (version === '') return
    const markSeen = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', markSeen)
      api.post(`/projects/${id}/seen`).then(
        () => {
          void client.invalidateQueries({ queryKey: projectKeys.attentions() })
          return client.invalidateQueries({ queryKey: projectKeys.lists(), refetchType: 'none' })
        },
        (error: unknown) => reportError(error, { where: 'project seen' }),
      )
    }
    document.addEventListener('visibilitychange', markSeen)
    markSeen()
    return () => document.removeEventListener('visibilitychange', markSeen)
  }, [client, id, version])
}
