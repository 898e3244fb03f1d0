import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '@/lib/api-client.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { mailKeys } from './keys.ts'
import { refreshLists } from './mail-cache.ts'
import { fetchNewer, refetchConversations } from './threads.ts'

const settleMs = 120
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What a hint names, or nothing when it is none. By hand: the schema library would come with the first screen. */
function readHint({ threadId, seq }: Readonly<Record<string, unknown>>) {
  if (typeof threadId !== 'string' || !uuid.test(threadId)) return null
  if (seq === undefined) return { threadId, seq: 0 }
  return typeof seq === 'number' && Number.isInteger(seq) && seq >= 1 ? { threadId, seq } : null
}

/** Says that messages have reached this device; a failure costs the sender a tick, no more. */
const markReceived = (threadId: string, seq: number) =>
  api.post('/mail/received', { body: { threadId, seq } }).catch((error: unknown) => {
    console.warn('The sender could not be told that a message arrived.', error)
  })

/**
 * Keeps the mailbox in step: hints name threads, and what they speak of is fetched; whenever the channel is joined anew
 * or the tab comes back, everything on the screen is fetched again.
 */
export function useMailEvents(uid: string): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const arrived = new Map<string, number>()
    const received = new Set<string>()
    let isAllStale = false
    const warn = (error: unknown) => console.warn('The mailbox could not be brought up to date.', error)
    const refresh = () => {
      timer = undefined
      const isNews = arrived.size > 0 || isAllStale
      const threads = [...arrived]
      const receipts = [...received]
      arrived.clear()
      received.clear()
      if (isAllStale) {
        isAllStale = false
        void refetchConversations(client).catch(warn)
        void client.invalidateQueries({ queryKey: mailKeys.drafts() })
        void client.invalidateQueries({ queryKey: mailKeys.labels() })
      } else {
        for (const [threadId] of threads) void fetchNewer(client, threadId).catch(warn)
        for (const threadId of receipts) void refetchConversations(client, threadId).catch(warn)
      }
      for (const [threadId, seq] of threads) if (seq > 0) void markReceived(threadId, seq)
      if (isNews) void client.invalidateQueries({ queryKey: mailKeys.counts() })
      void refreshLists(client).catch(warn)
    }
    const schedule = () => {
      timer ??= setTimeout(refresh, settleMs)
    }
    const stop = subscribeToTopic(`user:${uid}`, {
      onEvent(event, payload) {
        const told = event === 'mail' || event === 'receipt' ? readHint(payload) : null
        if (!told) return
        const { threadId, seq } = told
        if (event === 'receipt') received.add(threadId)
        else arrived.set(threadId, Math.max(seq, arrived.get(threadId) ?? 0))
        schedule()
      },
      onReady() {
        // At the first time too: something may have come between the first answer and the opening of the channel.
        isAllStale = true
        schedule()
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, uid])
}
