import type { ThreadSummary } from '@contract/mail.ts'
import { createStore } from '@/lib/storage/external-store.ts'

/** The kinds of reply; `forward` sends the whole conversation, `forward-one` a single message. */
export type ReplyKind = 'reply' | 'reply-all' | 'forward' | 'forward-one'
type ReplyRequest = { thread: ThreadSummary; kind: ReplyKind }

/** The requested reply that has not been started. */
export const requestedReply = createStore<ReplyRequest | null>(null)

/** Requests a reply in the conversation that is open or about to open. */
export const requestReply = (request: ReplyRequest): void => requestedReply.set(request)

/** Clears the request when the reply has started or its conversation closes. */
export const replyStarted = (): void => requestedReply.set(null)
