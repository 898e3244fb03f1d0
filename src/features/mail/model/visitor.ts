import type { MailMessage, ThreadSummary } from '@contract/mail.ts'

/** The visitor of the public pages who wrote a message; null for a message of an account (R-442). */
export const visitorOf = (thread: ThreadSummary, message: MailMessage): ThreadSummary['visitor'] =>
  message.from === null && !message.isMine ? thread.visitor : null

/** The address that opens a reply in the mail program: a visitor has no account that could receive one here. */
export const mailtoOf = (visitor: { email: string }, subject: string): string =>
  `mailto:${encodeURIComponent(visitor.email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
