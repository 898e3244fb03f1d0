import type { sentResponse } from '@contract/mail.ts'
import type { QueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '@/lib/api-client.ts'
import { env } from '@/lib/env.ts'
import { nextOrder, sendLane } from '@/lib/outbox/send-lane.ts'
import type { Composition } from '../model/composition.ts'
import { toMessage } from '../model/composition.ts'
import { draftStore, markSent } from '../model/draft-store.ts'
import { type FlushResult, outbox } from '../model/outbox-store.ts'
import { forgetDraft } from './drafts.ts'
import { holdOnServer, takeBack } from './hold.ts'
import { mailKeys } from './keys.ts'
import { refreshLists } from './mail-cache.ts'
import { outboxChanged } from './outbox-signal.ts'
import type { ConversationPages } from './threads.ts'

type SentMessage = z.infer<typeof sentResponse>

/** How long a message that is being taken back is kept from being sent. */
const TAKE_BACK_MS = 80_000

/**
 * Stores a message in the outbox and hands it to the server, which sends it when sending can no longer be undone. This
 * tab asks for it then, too; a message that could not be handed over is sent at the next visit.
 */
export function queueMessage(uid: string, composition: Composition): void {
  const entries = outbox.of(uid)
  entries.put({
    id: composition.id,
    body: toMessage(composition),
    composition,
    state: 'held',
    order: nextOrder(entries.all()),
    notBefore: Date.now() + env.undoMs,
  })
  draftStore.of(uid).drop(composition.id)
  holdOnServer(uid, composition.id)
  outboxChanged()
}

/** Sends the due messages in the order of writing and stops at the first that must wait. */
export async function flushOutbox(client: QueryClient, uid: string): Promise<FlushResult> {
  const { sent, refused, waiting } = await sendLane(
    {
      uid,
      entries: outbox.of(uid),
      send: (entry, signal) => api.post<typeof sentResponse>('/mail/messages', { body: entry.body, signal }),
      onSent: ({ id }, response) => applySent(client, uid, id, response),
    },
    'quillport-mail-outbox',
  )
  return {
    sent: sent.map(({ entry, result }) => ({ entry, threadId: result.thread.threadId })),
    refused,
    // A message that was already waiting before this pass is not reported again.
    waiting: waiting.filter(({ state }) => state === 'held'),
  }
}

function applySent(client: QueryClient, uid: string, id: string, { thread, message }: SentMessage): void {
  markSent(id)
  forgetDraft(client, id)
  draftStore.of(uid).drop(id)
  const queryKey = mailKeys.thread(thread.threadId)
  client.setQueryData<ConversationPages>(queryKey, (now) => now && withMessage(now, thread, message))
  // A request that runs may have read the conversation before the message.
  void client.invalidateQueries({ queryKey, fetchStatus: 'fetching' })
  void client.invalidateQueries({ queryKey: mailKeys.counts() })
  void refreshLists(client).catch((error: unknown) => console.warn('The list could not be refreshed.', error))
}

/** Adds a message to the newest page of a conversation, in order and once. */
function withMessage(
  { pages: [newest, ...earlier], pageParams }: ConversationPages,
  thread: SentMessage['thread'],
  message: SentMessage['message'],
): ConversationPages {
  const others = newest?.messages.filter(({ id }) => id !== message.id) ?? []
  const messages = [...others, message].sort((a, b) => a.seq - b.seq)
  return { pages: [{ hasEarlier: false, ...newest, thread, messages }, ...earlier], pageParams }
}

/** Takes a message back for editing; null when it was sent or is being sent. */
export async function undoSend(uid: string, id: string): Promise<Composition | null> {
  const entries = outbox.of(uid)
  const entry = entries.get(id)
  if (!entry || entry.state === 'sending') return null
  // Kept from being sent while the server is asked.
  const { notBefore = 0 } = entry
  entries.put({ ...entry, state: 'held', notBefore: Date.now() + TAKE_BACK_MS })
  if (!(await takeBack(uid, id))) {
    const now = entries.get(id)
    if (now) entries.put({ ...now, state: entry.state, notBefore })
    outboxChanged()
    return null
  }
  entries.drop(id)
  draftStore.of(uid).put(entry.composition)
  return entry.composition
}
