import type { Draft, DraftBody, SendMessageBody } from '@contract/mail.ts'
import type { Attachment, newAttachment, PersonRef } from '@contract/people.ts'
import type * as z from 'zod'
import { isDay } from '@/ui/form/days.ts'

type NewAttachment = z.infer<typeof newAttachment>

/** A message being written. Its id is made once: draft, message and every retry bear it, so that sending twice makes one. */
export type Composition = {
  id: string
  kind: 'new' | 'reply' | 'forward'
  /** The thread it is written under, or null when it has the pane to itself. */
  at: string | null
  to: PersonRef[]
  cc: PersonRef[]
  bcc: PersonRef[]
  subject: string
  /** null: no project in particular; undefined: not chosen yet. */
  projectId?: string | null | undefined
  /** YYYY-MM-DD, or what is typed so far. */
  dueDate: string | null
  html: string
  attachments: NewAttachment[]
  /** Of a forwarded message, sent on with this one. */
  forwarded: Attachment[]
  updatedAt: number
}

/** An empty message, with what is known beforehand. */
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

/** Whether nothing has been written that would be missed. */
export const isBlank = (composition: Composition): boolean =>
  composition.html === '' &&
  composition.attachments.length === 0 &&
  composition.forwarded.length === 0 &&
  (composition.kind === 'reply' ||
    (composition.subject === '' && composition.to.length === 0 && composition.cc.length === 0))

/** What of it the server keeps as a draft. */
export const toDraft = (composition: Composition): DraftBody => ({
  threadId: composition.kind === 'reply' ? composition.at : null,
  to: composition.to,
  cc: composition.cc,
  bcc: composition.bcc,
  subject: composition.subject,
  projectId: composition.projectId,
  dueDate: composition.dueDate && isDay(composition.dueDate) ? composition.dueDate : null,
  html: composition.html,
  attachments: composition.attachments,
  forwardAttachmentIds: composition.forwarded.map((file) => file.id),
})

/** A draft of the server's, taken up again. */
export const fromDraft = (draft: Draft): Composition => ({
  id: draft.id,
  kind: draft.threadId ? 'reply' : draft.forwarded.length > 0 ? 'forward' : 'new',
  at: draft.threadId,
  to: draft.to,
  cc: draft.cc,
  bcc: draft.bcc,
  subject: draft.subject,
  projectId: draft.projectId,
  dueDate: draft.dueDate,
  html: draft.html,
  attachments: draft.attachments,
  forwarded: draft.forwarded,
  updatedAt: Date.parse(draft.updatedAt),
})

const uids = (people: readonly PersonRef[]) => people.map(({ uid }) => uid)

/** What is sent: a reply takes subject, project and due date from its thread. */
export function toMessage(composition: Composition): SendMessageBody {
  const { id, kind, at, to, cc, bcc, subject, projectId, dueDate, html, attachments, forwarded } = composition
  return {
    id,
    ...(kind === 'reply' && at ? { threadId: at } : {}),
    to: uids(to),
    cc: uids(cc),
    bcc: uids(bcc),
    subject,
    ...(projectId === undefined ? {} : { projectId }),
    ...(dueDate ? { dueDate } : {}),
    html,
    attachments,
    forwardAttachmentIds: forwarded.map((file) => file.id),
    draftId: id,
  }
}
