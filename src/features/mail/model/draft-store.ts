import type { SendMessageBody } from '@contract/mail.ts'
import { hasRecordId, localCollections } from '@/lib/outbox/local-collection.ts'
import type { OutboxEntry } from '@/lib/outbox/send-lane.ts'
import type { Composition } from './composition.ts'
import { MAIL_OUTBOX } from './outbox-name.ts'

/** The compositions being written, stored on this device at every key. */
export const draftStore = localCollections<Composition>({
  name: 'mail-draft',
  isRecord: (value): value is Composition => hasRecordId(value) && 'html' in value,
})

/** A message in the outbox. */
export type OutgoingMessage = OutboxEntry & {
  body: SendMessageBody
  /** The composition it was made from, to show it and to edit it again. */
  composition: Composition
}

/** The result of one pass over the outbox: messages that were sent, were refused, or wait for the connection. */
export type FlushResult = {
  sent: { entry: OutgoingMessage; threadId: string }[]
  refused: OutgoingMessage[]
  waiting: OutgoingMessage[]
}

/** The messages that the server may not have yet. */
export const outbox = localCollections<OutgoingMessage>({
  name: MAIL_OUTBOX,
  isRecord: (value): value is OutgoingMessage => hasRecordId(value) && 'composition' in value,
})

const settled = new Set<string>()

/** Marks a draft as sent or discarded, so that a late response cannot restore it. */
export const markSent = (id: string): void => void settled.add(id)

/** True for a draft that was sent or discarded in this tab, or waits in the outbox. */
export const isSent = (uid: string, id: string): boolean =>
  settled.has(id) || outbox.of(uid).get(id) !== undefined
