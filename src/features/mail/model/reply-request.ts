import { createStore } from '@/lib/external-store.ts'

/** How a message may be answered; `forward` sends the whole conversation on, `forward-one` a single message. */
export type ReplyKind = 'reply' | 'reply-all' | 'forward' | 'forward-one'
type ReplyRequest = { threadId: string; kind: ReplyKind }

/** The requested reply that has not been started. */
export const requestedReply = createStore<ReplyRequest | null>(null)

/** Asks the conversation that is open, or about to be, to begin an answer. */
export const requestReply = (request: ReplyRequest): void => requestedReply.set(request)

/** It has been begun. */
export const replyStarted = (): void => requestedReply.set(null)
