import type { Attachment, newAttachment } from '@contract/attachments.ts'
import type { Draft, DraftBody } from '@contract/mail.ts'
import type { SendMessageBody } from '@contract/mail-forms.ts'
import type { HoldMessageBody } from '@contract/mail-held.ts'
import type { PersonRef } from '@contract/people.ts'
import type * as z from 'zod'
import { isDay } from '@/ui/form/days.ts'

type NewAttachment = z.infer<typeof newAttachment>

/**
 * A message being written; draft, message and retries share its id, so that sending twice creates one
 * message.
 */
export type Composition = {
  id: string
  kind: 'new' | 'reply' | 'forward'
  /** The thread of a reply, or null for a new message in its own pane. */
  at: string | null
  to: PersonRef[]
  cc: PersonRef[]
  bcc: PersonRef[]
  subject: string
  /** null: no project on purpose; undefined: not chosen yet. */
  projectId?: string | null | undefined
  /** YYYY-MM-DD, or the text typed so far. */
  dueDate: string | null
  html: string
  attachments: NewAttachment[]
  /** Attachments of the forwarded message. */
  forwarded: Attachment[]
  updatedAt: number
}

/** A new message with the given values. */
export function newComposition(known: Partial<Composition> = {}): Composition {
  return {
    id: crypto.randomUUID(),
    kind: 'new',
    at: null,
    to: [],
    cc: [],
    bcc: [],
    subject: '',
    dueDate: null,
    html: '',
    attachments: [],
    forwarded: [],
    updatedAt: Date.now(),
    ...known,
  }
}

/** The due date of a message about a project: that of the project, unless it is past. */
export const futureDueDate = (project: { dueDate: string }, today: string): string | null =>
  project.dueDate >= today ? project.dueDate : null

/** The changes to a message whose project was chosen: its title and due date fill empty fields. */
export const aboutProject = (
  { subject, dueDate }: Pick<Composition, 'subject' | 'dueDate'>,
  project: { id: string; title: string; dueDate: string },
  today: string,
): Partial<Composition> => ({
  projectId: project.id,
  subject: subject.trim() === '' ? project.title : subject,
  dueDate: dueDate ?? futureDueDate(project, today),
})

/** True when the message holds nothing that the user entered. */
export const isBlank = (composition: Composition): boolean =>
  composition.html === '' &&
  composition.attachments.length === 0 &&
  composition.forwarded.length === 0 &&
  (composition.kind === 'reply' ||
    (composition.subject === '' && composition.to.length === 0 && composition.cc.length === 0))

/** The request body that stores the draft. */
export function toDraft({ id, kind, at, dueDate, forwarded, updatedAt, ...content }: Composition) {
  return {
    ...content,
    threadId: kind === 'reply' ? at : null,
    dueDate: dueDate && isDay(dueDate) ? dueDate : null,
    forwardAttachmentIds: forwarded.map((file) => file.id),
  } satisfies DraftBody
}

/** The composition of a stored draft. */
export function fromDraft({ no, threadId, forwardAttachmentIds, ...content }: Draft): Composition {
  return {
    ...content,
    kind: threadId ? 'reply' : content.forwarded.length > 0 ? 'forward' : 'new',
    at: threadId,
    updatedAt: Date.parse(content.updatedAt),
  }
}

/** The query of the address that shows the composer of a message. */
export const composerQuery = ({ id, at }: Composition): Record<string, string> =>
  at ? { thread: at } : { compose: id }

const uids = (people: readonly PersonRef[]) => people.map(({ uid }) => uid)

/** The request body that sends the message; a reply takes subject, project and due date from its thread. */
export function toMessage(composition: Composition): SendMessageBody {
  const { threadId, dueDate, to, cc, bcc, ...content } = toDraft(composition)
  return {
    id: composition.id,
    ...content,
    ...(threadId ? { threadId } : {}),
    ...(dueDate ? { dueDate } : {}),
    to: uids(to),
    cc: uids(cc),
    bcc: uids(bcc),
  }
}

/** The request body that hands the message to the server, with the people of its draft. */
export const toHeldMessage = (composition: Composition): HoldMessageBody => {
  const { to, cc, bcc } = composition
  return { message: toMessage(composition), people: { to, cc, bcc } }
}
