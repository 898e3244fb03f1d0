import { hasRecordId, localCollections } from '@/lib/outbox/local-collection.ts'
import type { OutboxEntry } from '@/lib/outbox/send-lane.ts'
import { CHAT_OUTBOX } from './outbox-name.ts'

/** A chat message in the outbox. */
export type OutgoingChatMessage = OutboxEntry & {
  /** The account it is for. */
  to: string
  message: string
  at: string
}

const hasTexts = (value: object): boolean =>
  ['to', 'message', 'at'].every((key) => typeof Reflect.get(value, key) === 'string')

/** The chat messages that the server may not have yet. */
export const outgoingMessages = localCollections<OutgoingChatMessage>({
  name: CHAT_OUTBOX,
  isRecord: (value): value is OutgoingChatMessage => hasRecordId(value) && hasTexts(value),
  limit: 200,
})
