import type { MailMessage, ThreadSummary } from '@contract/mail.ts'

/** The visitor of the public pages who wrote a message; null for a message of an account. */
export const visitorOf = (thread: ThreadSummary, message: MailMessage): ThreadSummary['visitor'] =>
  message.from === null && !message.isMine && !message.toVisitor ? thread.visitor : null

/** The visitor to whom a message was sent by mail; null for a message to accounts. */
export const recipientVisitorOf = (thread: ThreadSummary, message: MailMessage): ThreadSummary['visitor'] =>
  message.toVisitor ? thread.visitor : null

/** True when a reply to the message is a mail to the visitor of the thread, who has no account. */
export const isForVisitor = (thread: ThreadSummary, message: MailMessage): boolean =>
  visitorOf(thread, message) !== null || recipientVisitorOf(thread, message) !== null
