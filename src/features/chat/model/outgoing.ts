import { type OutboxEntry, outboxKind } from '@/lib/outbox/outbox.ts'

type ChatData = {
  /** The account it is for. */
  to: string
  message: string
  at: string
}
/** A chat message in the outbox. */
export type OutgoingChatMessage = OutboxEntry<ChatData>

const isChatData = (data: unknown): data is ChatData =>
  typeof data === 'object' &&
  data !== null &&
  ['to', 'message', 'at'].every((key) => typeof Reflect.get(data, key) === 'string')

/** The chat messages that the server may not have yet. */
export const outgoingChat = outboxKind('chat', isChatData)
