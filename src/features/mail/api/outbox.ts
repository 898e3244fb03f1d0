import type { QueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import type { ApiError } from '@/lib/api-error.ts'
import { isPassing, withPatience } from '@/lib/patience.ts'
import type { Composition } from '../model/composition.ts'
import { toMessage } from '../model/composition.ts'
import { keptDrafts, markSettled, type Outgoing, outbox } from '../model/kept.ts'
import { forgetDraft } from './drafts.ts'
import { mailKeys } from './keys.ts'
import { refreshLists } from './mail-cache.ts'
import { conversationQuery, mergeMessages } from './threads.ts'

// Beside the calls: the first screen need not wait for the schema library (docs/decisions/0012).
const sentAnswer = async () => (await import('@contract/mail.ts')).sentAnswer

/** What became of a message: on its way, waiting for the connection, or refused. */
export type Sent =
  | { state: 'sent'; threadId: string }
  | { state: 'waiting' }
  | { state: 'refused'; error: ApiError }

async function attempt(client: QueryClient, uid: string, entry: Outgoing): Promise<Sent> {
  const shelf = outbox.of(uid)
  try {
    const { thread, message } = await withPatience((signal) =>
      api.post('/mail/messages', { body: entry.body, schema: sentAnswer, signal }),
    )
    markSettled(entry.id)
    forgetDraft(client, entry.id)
    shelf.drop(entry.id)
    keptDrafts.of(uid).drop(entry.id)
    client.setQueryData(conversationQuery(thread.threadId).queryKey, (now) =>
      now ? { ...now, thread, messages: mergeMessages(now.messages, [message]) } : now,
    )
    void client.invalidateQueries({ queryKey: mailKeys.counts() })
    void refreshLists(client).catch((error: unknown) =>
      console.warn('The list could not be refreshed.', error),
    )
    return { state: 'sent', threadId: thread.threadId }
  } catch (error) {
    if (isPassing(error)) {
      shelf.put({ ...entry, state: 'waiting' })
      keptDrafts.of(uid).drop(entry.id)
      return { state: 'waiting' }
    }
    const refusal = error as ApiError
    shelf.put({ ...entry, state: 'refused', reason: refusal.message })
    return { state: 'refused', error: refusal }
  }
}

/** One tab of the browser at a time: two sending the same would still make one message, but tell of it twice. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('quillport-mail-outbox', work) : work()

/** Sends a message: it is kept before it goes, so that neither a reload nor a lost line loses it. */
export function sendMessage(client: QueryClient, uid: string, composition: Composition): Promise<Sent> {
  const shelf = outbox.of(uid)
  const entry: Outgoing = {
    id: composition.id,
    body: toMessage(composition),
    composition,
    state: 'sending',
    queuedAt: Date.now(),
  }
  shelf.put(entry)
  return alone(() => attempt(client, uid, entry))
}

/** Sends what has been waiting, oldest first; says how many went out. */
export function flushOutbox(client: QueryClient, uid: string): Promise<number> {
  return alone(async () => {
    const waiting = outbox
      .of(uid)
      .all()
      .filter(({ state }) => state !== 'refused')
    let count = 0
    for (const entry of waiting.toSorted((a, b) => a.queuedAt - b.queuedAt)) {
      const { state } = await attempt(client, uid, entry)
      if (state === 'waiting') break
      if (state === 'sent') count += 1
    }
    return count
  })
}

/** A refused message whose writer is still at it: the form says why, and the outbox need not. */
export const forgetRefused = (uid: string, id: string): void => outbox.of(uid).drop(id)

/** Takes a message back out of the outbox to be written on. */
export function reopen(uid: string, entry: Outgoing): Composition {
  outbox.of(uid).drop(entry.id)
  keptDrafts.of(uid).put(entry.composition)
  return entry.composition
}
