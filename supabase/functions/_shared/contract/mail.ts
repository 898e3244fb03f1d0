import { z } from 'zod'
import { attachment, newAttachment } from './attachments.ts'
import { boundedArray } from './bounded.ts'
import { listQuery, todayParam } from './list.ts'
import { mailLabelBody } from './mail-forms.ts'
import { FOLDERS, LABEL_COLOURS, TASK_STATUSES, TEAM_FOLDERS } from './mail-names.ts'
import { personRef } from './people.ts'

const timestamp = z.iso.datetime({ offset: true })

export const folder = z.enum([...FOLDERS, ...TEAM_FOLDERS])
export type Folder = z.infer<typeof folder>

export const taskStatus = z.enum(TASK_STATUSES)
export type TaskStatus = z.infer<typeof taskStatus>

/** The progress of an own message: sent, received by a recipient's device, read by a recipient. */
export const receipt = z.enum(['sent', 'received', 'read'])
export type Receipt = z.infer<typeof receipt>

/**
 * The state of a message for its reader: own ones are sent, received or read; others' are unread or read; in the
 * trash, all are deleted.
 */
export const messageState = z.enum(['sent', 'received', 'read', 'unread', 'deleted', 'draft'])
export type MessageState = z.infer<typeof messageState>

/** A label of the caller, or a shared one (`private`, `company`, `personal`, `important` always exist). */
export const mailLabel = z.object({
  id: z.uuid(),
  name: z.string(),
  colour: z.enum(LABEL_COLOURS),
  isShared: z.boolean(),
  /** True when the caller may rename or delete it. */
  canEdit: z.boolean(),
})
export type MailLabel = z.infer<typeof mailLabel>
export const mailLabelList = z.object({ labels: z.array(mailLabel) })
export const mailLabelPatch = mailLabelBody.omit({ isShared: true }).partial()
export const mailLabelResponse = z.object({ label: mailLabel })

/**
 * One user's state of a thread, which actions change and undo restores. Only staff change `dueDate`; staff share
 * `taskStatus`, a customer has their own (docs/decisions/0025).
 */
export const entryState = z.object({
  threadId: z.uuid(),
  /** `team` for a conversation of a team that the caller reads without an entry of their own. */
  folder: z.enum(['inbox', 'archive', 'spam', 'trash', 'sent', 'team']),
  isRead: z.boolean(),
  /** 0 when it is read. */
  unreadCount: z.number().int(),
  isStarred: z.boolean(),
  taskStatus,
  dueDate: z.iso.date().nullable(),
  labelIds: z.array(z.uuid()),
})
export type EntryState = z.infer<typeof entryState>

/** A thread in the caller's list, represented by the newest message that the caller may read. */
export const threadSummary = entryState.extend({
  /** The caller's own number of the thread: the `id` of R-069. */
  no: z.number().int(),
  subject: z.string(),
  project: z.object({ id: z.uuid(), no: z.number().int(), title: z.string() }).nullable(),
  /** Senders and recipients, latest sender first, without the caller unless alone; at most five. */
  people: z.array(personRef),
  /** The visitor of the public pages who wrote without an account; null in any other thread. */
  visitor: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** The team that has the conversation; assignee and snooze (`answer`: until the client writes) are null for all but staff. */
  team: z
    .object({
      id: z.uuid(),
      name: z.string(),
      assignee: personRef.nullable(),
      snoozedUntil: timestamp.or(z.literal('answer')).nullable(),
    })
    .nullable(),
  /** The first words of the newest message. */
  snippet: z.string(),
  messageCount: z.number().int(),
  hasAttachments: z.boolean(),
  /**
   * The delivery progress of the newest message if the caller sent it, otherwise null; `isRead` is the caller's own
   * state.
   */
  receipt: receipt.nullable(),
  lastAt: timestamp,
})
export type ThreadSummary = z.infer<typeof threadSummary>

/** `GET /api/mail/threads`: newest first; `label` is an id. `/api/mail/search` searches. */
export const threadListQuery = listQuery.extend({
  folder: folder.catch('inbox').default('inbox'),
  label: z.uuid().optional().catch(undefined),
  project: z.uuid().optional().catch(undefined),
  /** About a request of this company, or with a message from or to a person of it. */
  company: z.uuid().optional().catch(undefined),
  taskStatus: taskStatus.optional().catch(undefined),
  unread: z.stringbool().optional().catch(undefined),
  /** The caller's calendar day, for `due-today`. */
  today: todayParam,
})
/** `GET /api/mail/counts?today=`. */
export const mailCountsQuery = threadListQuery.pick({ today: true })
export const threadList = z.object({ threads: z.array(threadSummary), total: z.number().int() })

/**
 * `GET /api/mail/counts?today=`: unread in inbox and spam; all in draft, starred and due today; unread by label; in the
 * shared inbox all unassigned ones and the unread ones of the caller, zero for everyone but staff.
 */
export const mailCounts = z.object({
  inbox: z.number().int(),
  dueToday: z.number().int(),
  draft: z.number().int(),
  spam: z.number().int(),
  starred: z.number().int(),
  labels: z.record(z.uuid(), z.number().int()),
  teamUnassigned: z.number().int(),
  teamMine: z.number().int(),
})
export type MailCounts = z.infer<typeof mailCounts>

/** `GET /api/mail/people/:id/project`: the project request of the newest conversation with the person, or null. */
export const lastProject = z.object({ projectId: z.uuid().nullable() })

/** A recipient's delivery (`deliveredAt`) and read state, visible to the sender and to the recipient. */
export const recipient = personRef.extend({
  kind: z.enum(['to', 'cc', 'bcc']),
  deliveredAt: timestamp.nullable(),
  readAt: timestamp.nullable(),
})

/** One message. `html` is sanitised: allow-listed tags, no styles, no URL that loads content. */
export const mailMessage = z.object({
  id: z.uuid(),
  threadId: z.uuid(),
  /** Increases by one within the thread; users who were not addressed see gaps. */
  seq: z.number().int(),
  /** A team for an answer in its name, with its `author`. */
  from: personRef.nullable(),
  author: personRef.nullable(),
  /** bcc recipients are visible only to the sender, and each to themselves. */
  recipients: z.array(recipient),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(attachment),
  state: messageState,
  isMine: z.boolean(),
  /** True for an answer that was sent by mail to the visitor of the thread. */
  toVisitor: z.boolean(),
  /** True for an answer that came by mail, whose whole text `GET /api/mail/originals/:id` returns. */
  isByMail: z.boolean(),
  sentAt: timestamp,
})
export type MailMessage = z.infer<typeof mailMessage>

/**
 * `GET /api/mail/threads/:id`: the newest 200 readable messages, oldest first; `before` gives older ones, `after` the
 * next 200. Fewer than 200 means the end.
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

export const sentResponse = z.object({ thread: threadSummary, message: mailMessage })

/** `POST /api/mail/threads/:id/visitor-replies`: sends a mail to the visitor of a thread and records it. */
export const visitorReplyBody = z.object({
  id: z.uuid().toLowerCase(),
  text: z.string().trim().min(1, 'unfilled').max(20_000),
})

/** The actions on threads. `delete` works only in the trash and only for the caller. */
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
/**
 * `POST /api/mail/actions`: the entries after and before the action; `PUT /api/mail/entries` restores `before` for
 * undo.
 */
export const threadActionResponse = z.object({ entries: z.array(entryState), before: z.array(entryState) })
/** The properties to restore; omitted ones keep their value. */
const entryChange = entryState
  .omit({ unreadCount: true })
  .extend({ folder: entryState.shape.folder.exclude(['team']) })
  .partial()
  .required({ threadId: true })
export type EntryChange = z.infer<typeof entryChange>
export const putEntriesBody = z.object({ entries: boundedArray(entryChange, 500) })
export const putEntriesResponse = z.object({ entries: z.array(entryState) })

/** `POST /api/mail/received` → 204: these messages have reached a device of the caller. */
export const receivedBody = z.object({ threadId: z.uuid(), seq: z.number().int().min(1) })

/**
 * A draft saves automatically: `PUT /api/mail/drafts/:id` (id from the browser) → `{draft}`; `DELETE` → 204; `GET
 * /api/mail/drafts`, newest first.
 */
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
  /** Attachments of a readable message to forward. */
  forwardAttachmentIds: boundedArray(z.uuid(), 50).default([]),
})
export type DraftBody = z.input<typeof draftBody>
export const draft = draftBody.extend({
  id: z.uuid(),
  no: z.number().int(),
  /** Those of `forwardAttachmentIds` that the caller still may read, in order. */
  forwarded: z.array(attachment),
  updatedAt: timestamp,
})
export type Draft = z.infer<typeof draft>
export const draftResponse = z.object({ draft })
export const draftList = z.object({ drafts: z.array(draft), total: z.number().int() })

/**
 * `GET /api/mail/search?q=`: outside spam and trash, best match first, one result per thread, at most the newest 500
 * for common words; `snippet` marks hits with U+E000 and U+E001.
 */
export const mailSearch = z.object({
  results: z.array(z.object({ thread: threadSummary, messageId: z.uuid(), snippet: z.string() })),
  total: z.number().int(),
})
