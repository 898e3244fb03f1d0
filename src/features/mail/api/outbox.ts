import type { QueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import type { ApiError } from '@/lib/api-error.ts'
import { readStoredAuth } from '@/lib/auth-storage.ts'
import { isTransientError, withTimeout } from '@/lib/with-timeout.ts'
import type { Composition } from '../model/composition.ts'
import { toMessage } from '../model/composition.ts'
import { draftStore, type FlushResult, markSent, type OutgoingMessage, outbox } from '../model/draft-store.ts'
import { forgetDraft } from './drafts.ts'
import { mailKeys } from './keys.ts'
import { refreshLists } from './mail-cache.ts'
import { outboxChanged } from './outbox-signal.ts'
import { conversationQuery, mergeMessages } from './threads.ts'

// Beside the calls: the first screen need not wait for the schema library (docs/decisions/0012).
const sentAnswer = async () => (await import('@contract/mail.ts')).sentResponse

/** How long sending can be undone. */
export const UNDO_MS = 8000

/** A message that left the outbox, or why it stays. */
type Attempt = { state: 'sent'; threadId: string } | { state: 'waiting' | 'refused' | 'skipped' }

async function attempt(client: QueryClient, uid: string, id: string): Promise<Attempt> {
  const shelf = outbox.of(uid)
  const entry = shelf.get(id)
  // Undone or sent since the pass began, or refused and for its writer to decide.
  if (!entry || entry.state === 'refused') return { state: 'skipped' }
  // The call would carry the token of the person who has signed in since.
  if (readStoredAuth(localStorage)?.userId !== uid) return { state: 'waiting' }
  shelf.put({ ...entry, state: 'sending' })
  try {
    const { thread, message } = await withTimeout((signal) =>
      api.post('/mail/messages', { body: entry.body, schema: sentAnswer, signal }),
    )
    markSent(id)
    forgetDraft(client, id)
    shelf.drop(id)
    draftStore.of(uid).drop(id)
    client.setQueryData(conversationQuery(thread.threadId).queryKey, (now) =>
      now ? { ...now, thread, messages: mergeMessages(now.messages, [message]) } : now,
    )
    void client.invalidateQueries({ queryKey: mailKeys.counts() })
    void refreshLists(client).catch((error: unknown) =>
      console.warn('The list could not be refreshed.', error),
    )
    return { state: 'sent', threadId: thread.threadId }
  } catch (error) {
    if (isTransientError(error)) {
      shelf.put({ ...entry, state: 'waiting' })
      return { state: 'waiting' }
    }
    shelf.put({ ...entry, state: 'refused', reason: (error as ApiError).message })
    return { state: 'refused' }
  }
}

/** One tab of the browser at a time: two sending the same would still make one message, but tell of it twice. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('quillport-mail-outbox', work) : work()

/**
 * Puts a message into the outbox, from where it goes out when sending can no longer be undone. It is stored first, so that
 * closing the tab does not lose it: it is sent at the next visit.
 */
export function queueMessage(uid: string, composition: Composition): void {
  const now = Date.now()
  outbox.of(uid).put({
    id: composition.id,
    body: toMessage(composition),
    composition,
    state: 'held',
    queuedAt: now,
    notBefore: now + UNDO_MS,
  })
  draftStore.of(uid).drop(composition.id)
  outboxChanged()
}

/** Whether a message may be sent in this pass: held ones only once their time has come. */
const isDue = ({ state, notBefore = 0 }: OutgoingMessage, now: number) => state !== 'held' || notBefore <= now

/** Sends what is due, oldest first, and stops at the first that has to wait. */
export function flushOutbox(client: QueryClient, uid: string): Promise<FlushResult> {
  return alone(async () => {
    const due = outbox
      .of(uid)
      .all()
      .filter((entry) => isDue(entry, Date.now()))
    const done: FlushResult = { sent: [], refused: [], waiting: [] }
    for (const entry of due.toSorted((a, b) => a.queuedAt - b.queuedAt)) {
      const result = await attempt(client, uid, entry.id)
      if (result.state === 'waiting') {
        if (entry.state === 'held') done.waiting.push(entry)
        break
      }
      if (result.state === 'sent') done.sent.push({ entry, threadId: result.threadId })
      if (result.state === 'refused') done.refused.push(outbox.of(uid).get(entry.id) ?? entry)
    }
    return done
  })
}

/** Takes a message out of the outbox to be edited; null when it has left or is just being sent. */
export function undoSend(uid: string, id: string): Composition | null {
  const entry = outbox.of(uid).get(id)
  if (!entry || entry.state === 'sending') return null
  outbox.of(uid).drop(id)
  draftStore.of(uid).put(entry.composition)
  return entry.composition
}
