import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { docSchema } from './document.ts'
import { listQuery, todayParam } from './list.ts'
import { nameText } from './name-text.ts'
import { attachment, companyRef, newAttachment, personRef } from './people.ts'

const timestamp = z.iso.datetime({ offset: true })
const day = z.iso.date()

/** Values of the request form, as given. */
export const SERVICE_TYPES = [
  'voiceOver',
  'translation',
  'revision',
  'modifications',
  'transcription',
  'other',
] as const
export const TIME_PREFERENCES = ['beforeNoon', 'before4pm', 'anytime'] as const
/** In their order: a request goes forward, and back only by a manager or admin with a reason. */
export const PROJECT_STATUSES = ['received', 'in_progress', 'delivered'] as const
export const projectStatus = z.enum(PROJECT_STATUSES)
export type ProjectStatus = z.infer<typeof projectStatus>

/** What the form says at each field, word for word; the screens translate them. */
export const PROJECT_MESSAGES = {
  title: 'Project title is required',
  property: 'Property is required',
  serviceType: 'Service type is required',
  timePreference: 'Time preference is required',
  dueDate: 'Due date is required',
  dueDatePast: 'Due date must be today or later',
  latest: 'Latest completion date is required',
  latestBeforeDue: 'Latest completion date must be after or equal to the due date',
  contactEmail: 'Enter a valid e-mail address',
} as const

/** What a list may be narrowed to: a status, or `open`, whatever is not delivered yet. */
export const STATUS_FILTERS = ['open', ...PROJECT_STATUSES] as const

/** Why a request stands on top of the caller's list. */
export const needsYou = z.enum([
  'overdue',
  'due_today',
  'unassigned',
  'assigned',
  'message',
  'delivered',
  'comment',
])
export type NeedsYou = z.infer<typeof needsYou>

/** A project request as lists show it. */
export const project = z.object({
  id: z.uuid(),
  no: z.number().int(),
  title: z.string(),
  property: z.string(),
  serviceType: z.enum(SERVICE_TYPES),
  timePreference: z.enum(TIME_PREFERENCES),
  status: projectStatus,
  dueDate: day,
  latestCompletionDate: day,
  dateRequested: day,
  company: companyRef.nullable(),
  client: personRef.nullable(),
  assignees: z.array(personRef),
  attachmentCount: z.number().int(),
  commentCount: z.number().int(),
  needsYou: needsYou.nullable(),
  withdrawnAt: timestamp.nullable(),
  revision: z.number().int(),
  createdAt: timestamp,
  lastUpdated: timestamp,
})
export type Project = z.infer<typeof project>

/** Request or delivery: who may add which is decided by the database. */
export const attachmentKind = z.enum(['source', 'deliverable', 'chapter'])

/**
 * A file of a request. `chapter` is a frozen copy of a manuscript's text, with its words: it is no object of the bucket,
 * so its `path` is empty and its text is read at `GET /api/projects/:id/chapters/:attachmentId`.
 */
export const projectAttachment = attachment.extend({
  kind: attachmentKind,
  wordCount: z.number().int().nullable(),
  addedBy: personRef.nullable(),
  /** When this deliverable was part of a delivery. */
  deliveredAt: timestamp.nullable(),
})
export type ProjectAttachment = z.infer<typeof projectAttachment>

/** What the caller may do with this request now: the database decides again. */
export const projectRights = z.object({
  edit: z.boolean(),
  /** To withdraw it or, when it is withdrawn, to reinstate it. */
  withdraw: z.boolean(),
  advance: z.boolean(),
  goBack: z.boolean(),
  assign: z.boolean(),
  deliver: z.boolean(),
  attach: z.boolean(),
})

export const projectDetail = project.extend({
  description: z.string(),
  serviceDescription: z.string(),
  contactEmail: z.string(),
  attachments: z.array(projectAttachment),
  rights: projectRights,
  /** A delivery that takes effect at `dueAt` and can be undone before; null for everyone who does not work on the request. */
  delivery: z.object({ by: z.string(), dueAt: timestamp }).nullable(),
})
export type ProjectDetail = z.infer<typeof projectDetail>

const oneOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).optional().catch(undefined)

/** `GET /api/projects`: sorted by no, title, company, serviceType, status, dueDate (default, soonest first), createdAt, lastUpdated. */
export const projectListQuery = listQuery.extend({
  status: oneOf(STATUS_FILTERS),
  serviceType: oneOf(SERVICE_TYPES),
  company: z.uuid().optional().catch(undefined),
  /** A person's id, or `none`. */
  assignee: z
    .union([z.uuid(), z.literal('none')])
    .optional()
    .catch(undefined),
  /** By `today`, the caller's own calendar day. */
  due: z.enum(['today', 'overdue']).optional().catch(undefined),
  view: z.enum(['active', 'withdrawn', 'all']).catch('active').default('active'),
  /** `first`: the first five that need the caller lead the list, whatever the filters; `only`: those that do, at most 100. */
  needs: z.enum(['first', 'only']).optional().catch(undefined),
  /** The caller's calendar day; without one, the day in UTC. */
  today: todayParam,
})
export const projectList = z.object({
  projects: z.array(project),
  total: z.number().int(),
  /** Where it is told that one of the requests the caller may read came or changed, beside their own topic. */
  topics: z.array(z.string()),
  /** With `needs=first`: how many rows of this page lead the list, and how many need the caller (counted to 100). */
  needsYou: z.object({ shown: z.number().int(), total: z.number().int() }).nullable(),
})

/** The event `project` on those topics and on `user:<id>`: a hint to fetch, never the thing itself. */
export const projectHint = z.object({ id: z.uuid(), seq: z.number().int() })

/** `GET /api/projects/needs-you?today=`: the first five, overdue ones first, and how many there are (counted to 100). */
export const needsYouList = z.object({ projects: z.array(project), total: z.number().int() })

const wanted = (message: string, most: number) => nameText(most, message)
const choice = <T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z.enum(values, { error: message })

const requestFields = {
  title: wanted(PROJECT_MESSAGES.title, 200),
  property: wanted(PROJECT_MESSAGES.property, 200),
  serviceType: choice(SERVICE_TYPES, PROJECT_MESSAGES.serviceType),
  timePreference: choice(TIME_PREFERENCES, PROJECT_MESSAGES.timePreference),
  dueDate: z.iso.date({ error: PROJECT_MESSAGES.dueDate }),
  latestCompletionDate: z.iso.date({ error: PROJECT_MESSAGES.latest }),
  // Without a default: a default fills what a change leaves out, and would empty it.
  description: z.string().trim().max(10_000).optional(),
  serviceDescription: z.string().trim().max(5000).optional(),
  /** Left out: the address of the account. */
  contactEmail: z.email({ error: PROJECT_MESSAGES.contactEmail }).max(320).optional(),
}

type Dates = { dueDate: string; latestCompletionDate: string; today: string }
/** The date rules of R-131; days are compared as text, which orders YYYY-MM-DD rightly. */
const datesHold = (value: Partial<Dates>, issues: z.core.$ZodRawIssue[]) => {
  const { dueDate, latestCompletionDate, today } = value
  // A date that is none has its own message already.
  if (![dueDate, latestCompletionDate].every((date) => date === undefined || day.safeParse(date).success))
    return
  // Without `today` (a change): an overdue request keeps its day, so the handler looks whether the day is a new one.
  if (dueDate && today && dueDate < today)
    issues.push({ code: 'custom', path: ['dueDate'], message: PROJECT_MESSAGES.dueDatePast, input: dueDate })
  if (dueDate && latestCompletionDate && latestCompletionDate < dueDate)
    issues.push({
      code: 'custom',
      path: ['latestCompletionDate'],
      message: PROJECT_MESSAGES.latestBeforeDue,
      input: latestCompletionDate,
    })
}

/**
 * The chapters of a manuscript of one's own that are sent along, frozen as they are now. Each one becomes one text with all
 * that is below it in the binder's order; what is in the trash or left out of the compiled book stays out.
 */
const chapters = z.object({ manuscriptId: z.uuid(), itemIds: boundedArray(z.uuid(), 200) })

/**
 * `POST /api/projects` → 201 `{project}`. `id` is made by the browser, so sending twice makes one request (the second
 * answers 200 with the first). `today` is the person's own calendar day: at most a day away from the server's.
 */
export const createProjectBody = z
  .object({
    id: z.uuid(),
    today: day,
    ...requestFields,
    /** Files already uploaded to `project-files` at `<request id>/<attachment id>`. */
    attachments: boundedArray(newAttachment, 50).default([]),
    chapters: chapters.optional(),
    /** On whose behalf: staff may file a request for a company. */
    companyId: z.uuid().optional(),
  })
  .check((ctx) => datesHold(ctx.value, ctx.issues))
export type CreateProjectBody = z.input<typeof createProjectBody>

/**
 * `PATCH /api/projects/:id`: 409 with `{project}` beside the error when `revision` is not the stored one. A due date that
 * is sent as it is stored may be past: who writes to an overdue request does not have to move it.
 */
export const patchProjectBody = z
  .object({ revision: z.number().int(), today: day, ...requestFields })
  .partial()
  .required({ revision: true, today: true })
  .check((ctx) => {
    const { dueDate, latestCompletionDate } = ctx.value
    datesHold(
      { ...(dueDate ? { dueDate } : {}), ...(latestCompletionDate ? { latestCompletionDate } : {}) },
      ctx.issues,
    )
  })
export type PatchProjectBody = z.input<typeof patchProjectBody>

/** `POST /api/projects/:id/attachments` → 201 `{project}`; `DELETE …/attachments/:attachmentId` → 200 `{project}`. */
export const projectAttachmentBody = z.object({
  kind: z.enum(['source', 'deliverable']),
  files: boundedArray(newAttachment, 50),
})
/** `POST /api/projects/:id/chapters`: freezes chapters of a manuscript of the caller's own → 201 `{project}`. */
export const projectChaptersBody = chapters
export const projectResponse = z.object({ project: projectDetail })
/** `GET /api/projects/:id/chapters/:attachmentId`; with `?format=txt` the bare text, as a download. */
export const projectChapterResponse = z.object({
  chapter: z.object({
    id: z.uuid(),
    title: z.string(),
    text: z.string(),
    wordCount: z.number().int(),
    content: docSchema.nullable(),
    frozenAt: timestamp,
  }),
})
/**
 * `POST /api/projects/:id/seen` → 204, no body: the page says that the request, with its comments, was looked at. Until
 * then it needs its assignee (`assigned`), its client (`delivered`) and whoever takes part in it (`comment`).
 */

export const projectComment = z.object({
  id: z.uuid(),
  seq: z.number().int(),
  body: z.string(),
  author: personRef.nullable(),
  isMine: z.boolean(),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
})
export type ProjectComment = z.infer<typeof projectComment>
/** `GET /api/projects/:id/comments?after=<seq>`: oldest first, at most 200 after that one. */
export const projectCommentList = z.object({ comments: z.array(projectComment), hasMore: z.boolean() })
/** `POST …/comments` → 201 `{comment}`, idempotent by `id`; `PATCH …/comments/:commentId`, `DELETE` → 204: one's own only. */
export const projectCommentBody = z.object({ id: z.uuid(), body: z.string().trim().min(1).max(5000) })
export const projectCommentPatch = z.object({ body: z.string().trim().min(1).max(5000) })
export const projectCommentResponse = z.object({ comment: projectComment })

/** What happened to a request, written by the database alone; `from` and `to` are shown as text. */
export const projectEvent = z.object({
  id: z.number().int(),
  kind: z.enum([
    'created',
    'changed',
    'status',
    'assigned',
    'unassigned',
    'attached',
    'detached',
    'withdrawn',
    'reinstated',
  ]),
  field: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  actor: personRef.nullable(),
  at: timestamp,
})
export type ProjectEvent = z.infer<typeof projectEvent>
/** `GET /api/projects/:id/events`: newest first, paged. */
export const projectEventList = z.object({ events: z.array(projectEvent), total: z.number().int() })

/** `GET /api/projects/choices?q=`: requests one may name in a message, newest first, at most 50. */
export const projectChoice = z.object({ id: z.uuid(), no: z.number().int(), title: z.string() })
export const projectChoiceList = z.object({ projects: z.array(projectChoice) })
