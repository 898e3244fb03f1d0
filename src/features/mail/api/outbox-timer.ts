import type { QueryClient } from '@tanstack/react-query'
import { importWithRetry } from '@/lib/import-with-retry.ts'
import { isSignedIn, nextDue } from '@/lib/outbox/pending.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { MAIL_OUTBOX } from '../model/outbox-name.ts'
import type { FlushResult } from '../model/outbox-store.ts'
import { onOutboxChange } from './outbox-signal.ts'

const intervalMs = 15_000

/**
 * Sends the due messages of this account on every screen: at the start, when one is due, when the connection or the tab
 * returns, and at intervals. The sending code is loaded only when a message is due.
 */
export function startOutboxTimer(
  client: QueryClient,
  uid: string,
  onDone: (done: FlushResult) => void,
): () => void {
  let isFlushing = false
  let isRequestedAgain = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = async () => {
    clearTimeout(timer)
    const due = nextDue(MAIL_OUTBOX, uid)
    // Messages of one account are never sent under another account.
    if (due === null || !isSignedIn(uid)) return
    if (due > Date.now()) {
      timer = setTimeout(check, due - Date.now())
      return
    }
    // Requests that arrive during a pass are joined into one further pass.
    isRequestedAgain = isFlushing
    if (isFlushing) return
    isFlushing = true
    try {
      const { flushOutbox } = await importWithRetry(() => import('./outbox.ts'))
      const done = await flushOutbox(client, uid)
      if (Object.values(done).some((entries) => entries.length > 0)) onDone(done)
    } catch (error) {
      console.warn('The outbox could not be sent; it is tried again.', error)
    } finally {
      isFlushing = false
    }
    if (isRequestedAgain || (nextDue(MAIL_OUTBOX, uid) ?? 0) > Date.now()) await flush()
  }
  const check = () => void flush()
  const stop = subscribeToTopic(`user:${uid}`, { onReady: check, onEvent: () => undefined })
  const stopChanges = onOutboxChange(check)
  check()
  window.addEventListener('online', check)
  document.addEventListener('visibilitychange', check)
  const interval = setInterval(check, intervalMs)
  return () => {
    clearInterval(interval)
    clearTimeout(timer)
    window.removeEventListener('online', check)
    document.removeEventListener('visibilitychange', check)
    stop()
    stopChanges()
  }
}
