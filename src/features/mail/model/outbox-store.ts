import type { SendMessageBody } from '@contract/mail.ts'
import { hasRecordId, localCollections } from '@/lib/outbox/local-collection.ts'
import type { OutboxEntry } from '@/lib/outbox/send-lane.ts'
import type { Composition } from './composition.ts'
import { MAIL_OUTBOX } from './outbox-name.ts'

/** A message in the outbox. */
export type OutgoingMessage = OutboxEntry & {
  body: SendMessageBody
  /** The composition it was made from, to show it and to edit it again. */
  composition: Composition
  /** The server may hold the message already, so it must be taken back before it is edited. */
  isOnServer?: boolean
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
