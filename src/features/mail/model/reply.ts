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

/** How many files one message may send on. */
export const MOST_FORWARDED = 50

/** The files of messages, each object once, the newest when there are more than can be sent on. */
export function filesOf(messages: readonly MailMessage[]): MailMessage['attachments'] {
  const byPath = new Map(messages.flatMap(({ attachments }) => attachments).map((file) => [file.path, file]))
  return [...byPath.values()].slice(-MOST_FORWARDED)
}

type Forwarding = {
  /** The messages to send on, oldest first. */
  messages: readonly MailMessage[]
  thread: ThreadSummary
  /** Their text as it is forwarded. */
  html: string
  prefix: string
  today: string
}

/** Messages sent on to other people, with their files. A due date that is past is left to be chosen. */
export function forwardMessage({ messages, thread, html, prefix, today }: Forwarding): Composition {
  const subject = messages.at(-1)?.subject || thread.subject
  return newComposition({
    kind: 'forward',
    at: thread.threadId,
    subject: subject.startsWith(prefix) ? subject : `${prefix} ${subject}`,
    projectId: thread.project?.id ?? null,
    dueDate: thread.dueDate && thread.dueDate >= today ? thread.dueDate : null,
    html: `<p></p>${html}`,
    forwarded: filesOf(messages),
  })
}
