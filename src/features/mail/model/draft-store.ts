import type { SendMessageBody } from '@contract/mail.ts'
import type { Composition } from './composition.ts'
import { localCollections } from './local-collection.ts'

/** What is being written, kept on this device at every key. */
export const draftStore = localCollections<Composition>('draft', 'html')

/** A message on its way out: held while sending can be undone, waiting for the connection, or refused and for its writer to decide. */
export type OutgoingMessage = {
  id: string
  body: SendMessageBody
  /** What it was made of, to show it and to take it up again. */
  composition: Composition
  state: 'held' | 'sending' | 'waiting' | 'refused'
  reason?: string
  queuedAt: number
  /** Until then a held message is not sent. */
  notBefore?: number
}

/** What one pass over the outbox did: messages that went out, were refused, or wait for the connection since. */
export type FlushResult = {
  sent: { entry: OutgoingMessage; threadId: string }[]
  refused: OutgoingMessage[]
  waiting: OutgoingMessage[]
}

/** Messages that have not been answered for yet; they outlive a reload. */
export const outbox = localCollections<OutgoingMessage>('outbox', 'composition')

const settled = new Set<string>()

/** A draft that was sent or thrown away: an answer still on its way must not bring it back. */
export const markSent = (id: string): void => void settled.add(id)

/** Whether a draft was sent or thrown away in this tab, or waits in the outbox. */
export const isSent = (uid: string, id: string): boolean =>
  settled.has(id) || outbox.of(uid).get(id) !== undefined
