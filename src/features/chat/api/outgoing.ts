import { parseOutbox } from '../model/outbox-queue.ts'

/** Where this browser keeps what somebody has written and the server may not know yet. */
export const outboxKey = (uid: string) => `quillport-chat-outbox:${uid}`

/** Whether a person has messages waiting in this browser. */
export const hasOutgoing = (uid: string): boolean =>
  parseOutbox(localStorage.getItem(outboxKey(uid))).length > 0
