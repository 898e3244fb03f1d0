import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { listQuery, todayParam } from './list.ts'
import { FOLDERS, LABEL_COLOURS, TASK_STATUSES } from './mail-names.ts'
import { nameText, optionalName } from './name-text.ts'
import { attachment, newAttachment, personRef } from './people.ts'

export { FOLDERS, LABEL_COLOURS, TASK_STATUSES }

const timestamp = z.iso.datetime({ offset: true })

export const folder = z.enum(FOLDERS)
export type Folder = z.infer<typeof folder>

export const taskStatus = z.enum(TASK_STATUSES)
export type TaskStatus = z.infer<typeof taskStatus>

/** How far an own message has come: sent, on somebody's device, read by somebody. */
export const receipt = z.enum(['sent', 'received', 'read'])
export type Receipt = z.infer<typeof receipt>

/**
 * What became of a message as its reader sees it. Own ones are sent, then received (it has reached somebody's device),
 * then read (somebody has read it): who has, the recipients say. Others' are unread or read; in the trash all is deleted.
 */
export const messageState = z.enum(['sent', 'received', 'read', 'unread', 'deleted', 'draft'])
export type MessageState = z.infer<typeof messageState>

/** A label: one's own, or shared (`private`, `company`, `personal`, `important` are there from the start). */
export const mailLabel = z.object({
  id: z.uuid(),
  name: z.string(),
  colour: z.enum(LABEL_COLOURS),
  isShared: z.boolean(),
  /** Whether the caller may rename or delete it. */
  canEdit: z.boolean(),
})
export type MailLabel = z.infer<typeof mailLabel>
export const mailLabelList = z.object({ labels: z.array(mailLabel) })
/** `POST /api/mail/labels` → 201 `{label}`; `PATCH /:id`; `DELETE /:id` → 204 (takes it from every message). */
export const mailLabelBody = z.object({
  name: nameText(40),
  colour: z.enum(LABEL_COLOURS).default('ink'),
  isShared: z.boolean().default(false),
})
export const mailLabelPatch = mailLabelBody.omit({ isShared: true }).partial()
export const mailLabelResponse = z.object({ label: mailLabel })

/**
 * A thread as one person has it: the properties that actions change and undo restores. `dueDate` is the thread's and changed
 * by staff alone; `taskStatus` is shared by the staff, and a customer's own (docs/decisions/0025).
 */
export const entryState = z.object({
  threadId: z.uuid(),
  folder: z.enum(['inbox', 'archive', 'spam', 'trash', 'none']),
  isRead: z.boolean(),
  /** 0 when it is read. */
  unreadCount: z.number().int(),
  isStarred: z.boolean(),
  taskStatus,
  dueDate: z.iso.date().nullable(),
  labelIds: z.array(z.uuid()),
})
export type EntryState = z.infer<typeof entryState>

/** A thread as the caller's list shows it: the newest message the caller may read speaks for it. */
export const threadSummary = entryState.extend({
  /** The caller's own number for it: the `id` of R-069. */
  no: z.number().int(),
  subject: z.string(),
  project: z.object({ id: z.uuid(), no: z.number().int(), title: z.string() }).nullable(),
  /** Senders and recipients, newest speaker first, without the caller unless alone; at most five. */
  people: z.array(personRef),
  /** First words of the newest message. */
  snippet: z.string(),
  messageCount: z.number().int(),
  hasAttachments: z.boolean(),
  /** How far the newest message has come with the others when it is the caller's own; null when it is not. `isRead` is the caller's part. */
  receipt: receipt.nullable(),
  lastAt: timestamp,
})
export type ThreadSummary = z.infer<typeof threadSummary>

/** `GET /api/mail/threads`: newest first; label is an id. Search is `/api/mail/search`. */
export const threadListQuery = listQuery.extend({
  folder: folder.catch('inbox').default('inbox'),
  label: z.uuid().optional().catch(undefined),
  project: z.uuid().optional().catch(undefined),
  taskStatus: taskStatus.optional().catch(undefined),
  unread: z.stringbool().optional().catch(undefined),
  /** The caller's calendar day, for `due-today`. */
  today: todayParam,
})
/** `GET /api/mail/counts?today=`. */
export const mailCountsQuery = threadListQuery.pick({ today: true })
export const threadList = z.object({ threads: z.array(threadSummary), total: z.number().int() })

/** `GET /api/mail/counts?today=`: unread in inbox and spam, all in draft, starred and due today; unread of each label. */
export const mailCounts = z.object({
  inbox: z.number().int(),
  dueToday: z.number().int(),
  draft: z.number().int(),
  spam: z.number().int(),
  starred: z.number().int(),
  labels: z.record(z.uuid(), z.number().int()),
})
export type MailCounts = z.infer<typeof mailCounts>

/** Whether a recipient has a message: on one of their devices (`deliveredAt`), and read. Told to its sender, and each of themselves. */
export const recipient = personRef.extend({
  kind: z.enum(['to', 'cc', 'bcc']),
  deliveredAt: timestamp.nullable(),
  readAt: timestamp.nullable(),
})

/** One message. `html` is clean already: the few tags of an allow-list, no style, no address that loads. */
export const mailMessage = z.object({
  id: z.uuid(),
  threadId: z.uuid(),
  /** Grows by one within the thread; a reader who was not addressed misses some. */
  seq: z.number().int(),
  from: personRef.nullable(),
  /** bcc only of one's own messages, and oneself when hidden among them. */
  recipients: z.array(recipient),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(attachment),
  state: messageState,
  isMine: z.boolean(),
  sentAt: timestamp,
})
export type MailMessage = z.infer<typeof mailMessage>

/**
 * `GET /api/mail/threads/:id`: the newest 200 messages the caller may read, oldest first; with `before` those before it,
 * with `after` the first 200 behind it: who catches up asks again from the last until fewer than 200 come.
 */
export const threadResponse = z.object({
  thread: threadSummary,
  messages: z.array(mailMessage),
  hasEarlier: z.boolean(),
})
export const threadQuery = z.object({
  after: z.coerce.number().int().min(0).optional().catch(undefined),
  before: z.coerce.number().int().min(1).optional().catch(undefined),
})

/** What is said when something is missing, word for word. */
export const UNFILLED = 'All fields must be filled before sending'

/** The refusal of a due date before today, the message of R-131. */
export const DUE_DATE_PAST = 'Due date must be today or later'

const uids = boundedArray(z.uuid(), 200)

/**
 * `POST /api/mail/messages` → 201 `{thread, message}`; the same `id` again answers 200 with the first. A new thread
 * (no `threadId`) needs subject, project choice and due date; a reply takes them from its thread.
 */
export const sendMessageBody = z
  .object({
    id: z.uuid(),
    threadId: z.uuid().optional(),
    to: uids,
    cc: uids.default([]),
    bcc: uids.default([]),
    subject: optionalName(300).default(''),
    /** null: about no project in particular, said on purpose. */
    projectId: z.uuid().nullable().optional(),
    dueDate: z.iso.date().optional(),
    html: z.string().max(1_000_000),
    /** Already uploaded to the bucket `mail-files` at `<uid>/<attachment id>`. */
    attachments: boundedArray(newAttachment, 50).default([]),
    /** Attachments of a message the caller may read that are sent on with it (forward). */
    forwardAttachmentIds: boundedArray(z.uuid(), 50).default([]),
    /** The draft this came from: gone once sent. */
    draftId: z.uuid().optional(),
  })
  .check((ctx) => {
    const { to, subject, projectId, dueDate, html, threadId } = ctx.value
    const missing = (path: string) =>
      ctx.issues.push({ code: 'custom', path: [path], message: UNFILLED, input: ctx.value })
    if (to.length === 0) missing('to')
    if (html.trim() === '') missing('html')
    if (threadId !== undefined) return
    if (subject === '') missing('subject')
    if (projectId === undefined) missing('projectId')
    if (dueDate === undefined) missing('dueDate')
  })
export type SendMessageBody = z.input<typeof sendMessageBody>
export const sentResponse = z.object({ thread: threadSummary, message: mailMessage })

/** What can be done to threads, one or many. `delete` only from the trash, and for the caller alone. */
export const threadActionBody = z.discriminatedUnion('action', [
  z.object({
    action: z.enum(['archive', 'inbox', 'trash', 'spam', 'read', 'unread', 'star', 'unstar', 'delete']),
    threadIds: boundedArray(z.uuid(), 500),
  }),
  z.object({
    action: z.enum(['label', 'unlabel']),
    threadIds: boundedArray(z.uuid(), 500),
    labelId: z.uuid(),
  }),
  z.object({ action: z.literal('task-status'), threadIds: boundedArray(z.uuid(), 500), taskStatus }),
  z.object({
    action: z.literal('due-date'),
    threadIds: boundedArray(z.uuid(), 500),
    dueDate: z.iso.date().nullable(),
  }),
])
export type ThreadActionBody = z.input<typeof threadActionBody>
/** `POST /api/mail/actions`: how the entries are now, and were before: `PUT /api/mail/entries` takes `before` back as undo. */
export const threadActionResponse = z.object({ entries: z.array(entryState), before: z.array(entryState) })
/** The properties of an entry to restore; one that is left out keeps its value. */
const entryChange = entryState.omit({ unreadCount: true }).partial().required({ threadId: true })
export type EntryChange = z.infer<typeof entryChange>
export const putEntriesBody = z.object({ entries: boundedArray(entryChange, 500) })
export const putEntriesResponse = z.object({ entries: z.array(entryState) })

/** `POST /api/mail/received`: these messages have reached a device of the caller's; answers 204. */
export const receivedBody = z.object({ threadId: z.uuid(), seq: z.number().int().min(1) })

/** A draft saves by itself: `PUT /api/mail/drafts/:id` (made by the browser) → `{draft}`; `DELETE` → 204; `GET /api/mail/drafts`, newest first. */
export const draftBody = z.object({
  threadId: z.uuid().nullable().default(null),
  to: boundedArray(personRef, 200).default([]),
  cc: boundedArray(personRef, 200).default([]),
  bcc: boundedArray(personRef, 200).default([]),
  subject: z.string().max(300).default(''),
  projectId: z.uuid().nullable().optional(),
  dueDate: z.iso.date().nullable().default(null),
  html: z.string().max(1_000_000).default(''),
  attachments: boundedArray(newAttachment, 50).default([]),
  /** Attachments of a message the caller has, to be sent on with it (forward). */
  forwardAttachmentIds: boundedArray(z.uuid(), 50).default([]),
})
export type DraftBody = z.input<typeof draftBody>
export const draft = draftBody.extend({
  id: z.uuid(),
  no: z.number().int(),
  /** Those of `forwardAttachmentIds` the caller still has, in their order. */
  forwarded: z.array(attachment),
  updatedAt: timestamp,
})
export type Draft = z.infer<typeof draft>
export const draftResponse = z.object({ draft })
export const draftList = z.object({ drafts: z.array(draft), total: z.number().int() })

/**
 * `GET /api/mail/search?q=`: outside spam and trash, best first, in subject, sender and body, one result a thread;
 * `passage` holds hits between U+E000 and U+E001. Of words in more than a thousand messages the newest 500 threads.
 */
export const mailSearch = z.object({
  results: z.array(z.object({ thread: threadSummary, messageId: z.uuid(), passage: z.string() })),
  total: z.number().int(),
})
