import type { QueryClient } from '@tanstack/react-query'
import { readStoredAuth } from '@/lib/auth-storage.ts'
import { listen } from '@/lib/live.ts'

const everyMs = 15_000

/** Whether this browser keeps a message of this person's that waits to go out; one that was refused waits for its writer. */
function hasWaiting(uid: string): boolean {
  const prefix = `quillport-mail-outbox:${uid}:`
  return Object.entries(localStorage).some(
    ([key, text]) => key.startsWith(prefix) && !String(text).includes('"state":"refused"'),
  )
}

/**
 * Sends what waits in this person's outbox, on whatever screen they are: at the start, when the connection or the tab is
 * back, and now and then. What sends it is loaded only when something waits. Says how many went out.
 */
export function startFlushing(client: QueryClient, uid: string, onSent: (count: number) => void): () => void {
  let isFlushing = false
  let isAskedAgain = false
  const flush = async () => {
    // Nothing is sent in the name of whoever signed in after them.
    if (!hasWaiting(uid) || readStoredAuth(localStorage)?.userId !== uid) return
    // A line that hangs is asked for once more when it is given up, however often that came up meanwhile.
    isAskedAgain = isFlushing
    if (isFlushing) return
    isFlushing = true
    try {
      const { flushOutbox } = await import('./outbox.ts')
      const count = await flushOutbox(client, uid)
      if (count > 0) onSent(count)
    } catch (error) {
      console.warn('What waits in the outbox could not be sent; it is tried again.', error)
    } finally {
      isFlushing = false
    }
    if (isAskedAgain) await flush()
  }
  const look = () => void flush()
  const stop = listen(`user:${uid}`, { onReady: look, onEvent: () => undefined })
  look()
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  const timer = setInterval(look, everyMs)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
    stop()
  }
}
