import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { throttle } from '@/lib/time/throttle.ts'
import { mailKeys } from './keys.ts'
import { refreshListsOnEvent } from './mail-cache.ts'

const throttleMs = 120
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Parses a Realtime event by hand, because the schema library would delay the first screen; null for an
 * invalid one.
 */
function readHint({ threadId, seq }: Readonly<Record<string, unknown>>) {
  if (typeof threadId !== 'string' || !uuid.test(threadId)) return null
  if (seq === undefined) return { threadId, seq: 0 }
  return typeof seq === 'number' && Number.isInteger(seq) && seq >= 1 ? { threadId, seq } : null
}

/** Sends a delivery receipt; a failure only delays the sender's delivery state. */
const markReceived = (threadId: string, seq: number) =>
  api.post('/mail/received', { body: { threadId, seq } }).catch((error: unknown) => {
    console.warn('The sender could not be notified of a received message.', error)
  })

/**
 * Refetches threads named by Realtime events, and everything on the screen after a reconnect or a return to
 * the tab.
 */
export function useMailEvents(uid: string, isStaff: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    const arrived = new Map<string, number>()
    const received = new Set<string>()
    let isAllStale = false
    const warn = (error: unknown) => console.warn('The mailbox could not be brought up to date.', error)
    const refresh = throttle(() => {
      const isNews = arrived.size > 0 || isAllStale
      const changed = new Set([...arrived.keys(), ...received])
      if (isAllStale) {
        for (const queryKey of [mailKeys.threads(), mailKeys.drafts(), mailKeys.labels()])
          void refetch(client, { queryKey })
      } else for (const id of changed) void refetch(client, { queryKey: mailKeys.thread(id) })
      for (const [threadId, seq] of arrived) if (seq > 0) void markReceived(threadId, seq)
      arrived.clear()
      received.clear()
      isAllStale = false
      if (isNews)
        for (const queryKey of [mailKeys.counts(), mailKeys.scheduled()]) void refetch(client, { queryKey })
      void refreshListsOnEvent(client).catch(warn)
    }, throttleMs)
    const stops = [`user:${uid}`, ...(isStaff ? ['teams'] : [])].map((topic) =>
      subscribeToTopic(topic, {
        onEvent(event, payload) {
          const hint = event === 'mail' || event === 'receipt' ? readHint(payload) : null
          if (!hint) return
          const { threadId } = hint
          // A conversation of the shared inbox has no receipt of a device, so its number is left out.
          const seq = topic === 'teams' ? 0 : hint.seq
          if (event === 'receipt') received.add(threadId)
          else arrived.set(threadId, Math.max(seq, arrived.get(threadId) ?? 0))
          refresh.call()
        },
        onReady() {
          // Also after the first subscription, because a message may have arrived between the first response
          // and the subscription.
          isAllStale = true
          refresh.call()
        },
      }),
    )
    return () => {
      refresh.cancel()
      for (const stop of stops) stop()
    }
  }, [client, uid, isStaff])
}
