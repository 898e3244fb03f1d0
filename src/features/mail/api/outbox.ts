import type { sentResponse } from '@contract/mail.ts'
import type { heldResponse } from '@contract/mail-held.ts'
import { onlineManager } from '@tanstack/react-query'
import type * as z from 'zod'
import { projectKeys } from '@/features/projects/api/keys.ts'
import { api } from '@/lib/api/api-client.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { env } from '@/lib/api/env.ts'
import { isTransientError, withTimeout } from '@/lib/api/with-timeout.ts'
import { outboxOf } from '@/lib/outbox/outbox.ts'
import { whenSent } from '@/lib/outbox/outbox-sender.ts'
import { askBeforeUnload } from '@/lib/routing/ask-before-unload.ts'
import { href } from '@/lib/routing/href.ts'
import { type Composition, composerQuery, toHeldMessage, toMessage } from '../model/composition.ts'
import { draftStore, markSent, outgoingMail } from '../model/local-messages.ts'
import { forgetDraft } from './drafts.ts'
import { mailKeys } from './keys.ts'
import { refreshLists } from './mail-cache.ts'
import type { ConversationPages } from './threads.ts'

type SentMessage = z.infer<typeof sentResponse>

/** The address of the composer of a message, which takes it back from the outbox. */
export const composerHref = (composition: Composition): string =>
  href('mail.app', undefined, composerQuery(composition))

/** The requests that are handing a message to the server. */
const running = new Map<string, Promise<void>>()

// A large message is not sent with `keepalive`, so a closed tab would cancel its request.
askBeforeUnload(() => running.size > 0)

/** Hands a message to the server, which sends it after eight seconds even without this tab (R-522, decision 0026). */
async function handOver(uid: string, composition: Composition): Promise<void> {
  try {
    await withTimeout((signal) =>
      api.post<typeof heldResponse>('/mail/held', {
        body: toHeldMessage(composition),
        keepalive: true,
        signal,
      }),
    )
  } catch (error) {
    if (isTransientError(error)) {
      console.warn('The server may not hold the message; it is sent later.', error)
      return
    }
    // The server refused it, so it never had it; sending it now gets and shows the same refusal.
    outboxOf(uid).change(composition.id, { isOnServer: false, notBefore: 0 })
  }
}

/**
 * Stores a message in the outbox and, while online, hands it to the server, which sends it when sending can no longer
 * be undone. This tab asks for it then, too; a message that could not be handed over is sent at the next visit.
 */
export function queueMessage(uid: string, composition: Composition): void {
  const { id, subject } = composition
  const isOnServer = onlineManager.isOnline()
  outgoingMail.add(uid, {
    id,
    lane: 'mail',
    call: { method: 'post', path: '/mail/messages', body: toMessage(composition) },
    data: composition,
    notBefore: Date.now() + env.undoMs,
    title: subject,
    href: composerHref(composition),
    // Without a response the server may have it all the same.
    isOnServer,
  })
  draftStore.of(uid).drop(id)
  if (!isOnServer) return
  const call = handOver(uid, composition).finally(() => running.delete(id))
  running.set(id, call)
}

whenSent(outgoingMail, ({ client, uid }, { id }, { thread, message }: SentMessage) => {
  markSent(id)
  draftStore.of(uid).drop(id)
  forgetDraft(client, id)
  const queryKey = mailKeys.thread(thread.threadId)
  client.setQueryData<ConversationPages>(queryKey, (now) => now && withMessage(now, thread, message))
  // A request that runs may have read the conversation before the message.
  void client.invalidateQueries({ queryKey, fetchStatus: 'fetching' })
  void client.invalidateQueries({ queryKey: mailKeys.counts() })
  if (thread.project) void client.invalidateQueries({ queryKey: projectKeys.threads(thread.project.id) })
  void refreshLists(client).catch((error: unknown) => console.warn('The list could not be refreshed.', error))
  return href('mail.app', undefined, { thread: thread.threadId })
})

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

/** How long a message that is being taken back is kept from being sent. */
const TAKE_BACK_MS = 80_000

/** Takes a message back from the server; resolves to false when it was sent or that is unknown. */
async function takeBack(uid: string, id: string): Promise<boolean> {
  await running.get(id)
  if (!outgoingMail.get(uid, id)?.isOnServer) return true
  try {
    await api.delete(`/mail/held/${id}`)
    return true
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404))
      console.warn('The message could not be taken back.', error)
    return false
  }
}

/** Takes a message back for editing; null when it was sent or is being sent. */
export async function undoSend(uid: string, id: string): Promise<Composition | null> {
  const entry = outgoingMail.get(uid, id)
  if (!entry || entry.state === 'sending') return null
  // Kept from being sent while the server is asked.
  const { state, notBefore = 0, data } = entry
  const box = outboxOf(uid)
  box.change(id, { state: 'held', notBefore: Date.now() + TAKE_BACK_MS })
  if (!(await takeBack(uid, id))) {
    box.change(id, { state, notBefore })
    return null
  }
  box.drop(id)
  draftStore.of(uid).put(data)
  return data
}
