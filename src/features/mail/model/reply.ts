import type { MailMessage, ThreadSummary } from '@contract/mail.ts'
import type { PersonRef } from '@contract/people.ts'
import { toRef } from '@/features/people/shared/use-person-tokens.ts'
import { type Composition, newComposition } from './composition.ts'

/** The people without the team, unless it is alone: staff answer in the name of the team, which has the conversation. */
function withoutTeam(people: readonly PersonRef[], isStaff: boolean): readonly PersonRef[] {
  const others = people.filter(({ isTeam }) => !isTeam)
  return isStaff && others.length > 0 ? others : people
}

function unique(people: readonly PersonRef[], without: readonly string[]): PersonRef[] {
  const seen = new Set(without)
  return people.filter(({ uid }) => !seen.has(uid) && seen.add(uid)).map(toRef)
}

const of = (message: MailMessage, kind: 'to' | 'cc') =>
  message.recipients.filter((recipient) => recipient.kind === kind)

/** True for a message of the user, and for staff of any in the name of the team. */
const isOurs = ({ isMine, from }: MailMessage, isStaff: boolean) =>
  isMine || (isStaff && from?.isTeam === true)

/** A reply to the sender; a reply to the user's own message goes to its recipients. */
export function replyTo(message: MailMessage, uid: string, isStaff = false): Composition {
  const to =
    isOurs(message, isStaff) || !message.from ? withoutTeam(of(message, 'to'), isStaff) : [message.from]
  return newComposition({
    kind: 'reply',
    at: message.threadId,
    to: unique(to, [uid]),
    subject: message.subject,
  })
}

/** A reply to all visible recipients except the user. */
export function replyToAll(message: MailMessage, uid: string, isStaff = false): Composition {
  const writer = message.from && !isOurs(message, isStaff) ? [message.from] : []
  const to = unique(withoutTeam([...writer, ...of(message, 'to')], isStaff), [uid])
  const cc = unique(of(message, 'cc'), [uid, ...to.map((person) => person.uid)])
  return newComposition({ kind: 'reply', at: message.threadId, to, cc, subject: message.subject })
}

/** Maximum number of forwarded files per message. */
export const MAX_FORWARDED = 50

/** The files of messages, each object once; the newest when there are too many. */
export function filesOf(messages: readonly MailMessage[]): MailMessage['attachments'] {
  const byPath = new Map(messages.flatMap(({ attachments }) => attachments).map((file) => [file.path, file]))
  return [...byPath.values()].slice(-MAX_FORWARDED)
}

type Forwarding = {
  /** The messages to forward, oldest first. */
  messages: readonly MailMessage[]
  thread: ThreadSummary
  /** The forwarded text. */
  html: string
  prefix: string
  today: string
}

/** A forwarded conversation with its files; a past due date is left empty. */
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
