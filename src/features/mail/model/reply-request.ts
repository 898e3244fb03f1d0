import { createStore, useStore } from '@/lib/external-store.ts'

/** How a message may be answered; `forward` sends the whole conversation on, `forward-one` a single message. */
export type ReplyKind = 'reply' | 'reply-all' | 'forward' | 'forward-one'
type Request = { threadId: string; kind: ReplyKind }

const store = createStore<Request | null>(null)

/** Asks the conversation that is open, or about to be, to begin an answer. */
export const requestReply = (request: Request): void => store.set(request)

/** What was asked and not begun yet. */
export const useRequestedReply = (): Request | null => useStore(store)

/** It has been begun. */
export const replyStarted = (): void => store.set(null)
