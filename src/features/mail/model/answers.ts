import type { MailMessage, ThreadSummary } from '@contract/mail.ts'
import type { PersonRef } from '@contract/people.ts'
import { type Composition, newComposition } from './composition.ts'

const toRef = ({ uid, name, email, avatar }: PersonRef): PersonRef => ({ uid, name, email, avatar })

function unique(people: readonly PersonRef[], without: readonly string[]): PersonRef[] {
  const seen = new Set(without)
  return people.filter(({ uid }) => !seen.has(uid) && seen.add(uid)).map(toRef)
}

const of = (message: MailMessage, kind: 'to' | 'cc') =>
  message.recipients.filter((recipient) => recipient.kind === kind)

/** An answer to the writer of a message; to one's own message it goes to whom that went. */
export function replyTo(message: MailMessage, uid: string): Composition {
  const to = message.isMine || !message.from ? of(message, 'to') : [message.from]
  return newComposition({
    kind: 'reply',
    at: message.threadId,
    to: unique(to, [uid]),
    subject: message.subject,
  })
}

/** An answer to everybody a message shows, oneself left out. */
export function replyToAll(message: MailMessage, uid: string): Composition {
  const writer = message.from && !message.isMine ? [message.from] : []
  const to = unique([...writer, ...of(message, 'to')], [uid])
  const cc = unique(of(message, 'cc'), [uid, ...to.map((person) => person.uid)])
  return newComposition({ kind: 'reply', at: message.threadId, to, cc, subject: message.subject })
}

/** A message sent on to somebody else, with its files; `quoted` is its text under a line that says whose it is. */
export function forward(
  message: MailMessage,
  thread: ThreadSummary,
  quoted: string,
  prefix: string,
): Composition {
  const subject = message.subject || thread.subject
  return newComposition({
    kind: 'forward',
    at: message.threadId,
    subject: subject.startsWith(prefix) ? subject : `${prefix} ${subject}`,
    projectId: thread.project?.id ?? null,
    dueDate: thread.dueDate,
    html: `<p></p>${quoted}`,
    forwarded: message.attachments,
  })
}
