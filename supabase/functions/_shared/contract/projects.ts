import { z } from 'zod'
import { attachment } from './attachments.ts'
import { docSchema } from './document.ts'
import { listQuery, todayParam } from './list.ts'
import { companyRef, personRef } from './people.ts'
import { projectCan, projectRowCan } from './project-can.ts'
import { projectChange } from './project-changes.ts'
import { projectDelivery } from './project-deliveries.ts'
import { DUE_FILTERS, parseDueDays } from './project-due.ts'
import {
  fieldParts,
  languageTag,
  PROJECT_DETAIL_FIELDS,
  PROJECT_LIST_FIELDS,
  SERVICE_TYPES,
} from './project-fields.ts'
import { projectPerson } from './project-people.ts'
import { projectPrice } from './project-prices.ts'
import { projectTarget } from './project-targets.ts'
import { projectTurn, TURNS } from './project-turns.ts'

const timestamp = z.iso.datetime({ offset: true })
const day = z.iso.date()

/** In order: a request moves forward, and back only by a manager or admin with a reason. */
export const PROJECT_STATUSES = ['received', 'in_progress', 'delivered'] as const
export const projectStatus = z.enum(PROJECT_STATUSES)
export type ProjectStatus = z.infer<typeof projectStatus>

/** The status filters of a list; `open` means not delivered. */
export const STATUS_FILTERS = ['open', ...PROJECT_STATUSES] as const

/** A project request in a list. */
export const project = z
  .object({
    id: z.uuid(),
    no: z.number().int(),
    ...fieldParts(PROJECT_LIST_FIELDS, 'output'),
    status: projectStatus,
    dateRequested: day,
    company: companyRef.nullable(),
    client: personRef.nullable(),
    assignees: z.array(personRef),
    attachmentCount: z.number().int(),
    commentCount: z.number().int(),
    /** Null when nothing is left to do. */
    turn: projectTurn.nullable(),
    /** Who of the client accepted the last delivery, and when; by nobody when it accepted itself. */
    acceptance: z.object({ by: personRef.nullable(), at: timestamp, isAutomatic: z.boolean() }).nullable(),
    withdrawnAt: timestamp.nullable(),
    /** The actions that a list offers, each with whether the caller may do it (R-1000). */
    can: projectRowCan,
    revision: z.number().int(),
    createdAt: timestamp,
    lastUpdated: timestamp,
  })
  .meta({ id: 'Project' })
export type Project = z.infer<typeof project>

/** The database decides who may add each kind. */
export const attachmentKind = z.enum(['source', 'deliverable', 'chapter'])

/** A file of a request; a `chapter` is a frozen text with an empty `path` (`GET …/chapters/:attachmentId`). */
export const projectAttachment = attachment.extend({
  kind: attachmentKind,
  wordCount: z.number().int().nullable(),
  /** The length of a recording. */
  seconds: z.number().int().nullable(),
  /** False until the server has counted a file; one with neither words nor seconds cannot be counted. */
  isCounted: z.boolean(),
  addedBy: personRef.nullable(),
  /** The target language of a deliverable, if it names one. */
  targetLanguage: z.string().nullable(),
  /** The time of the delivery that included this deliverable; null before, when the client does not see it. */
  deliveredAt: timestamp.nullable(),
})
export type ProjectAttachment = z.infer<typeof projectAttachment>

export const projectDetail = project
  .extend({
    ...fieldParts(PROJECT_DETAIL_FIELDS, 'output'),
    attachments: z.array(projectAttachment),
    can: projectCan,
    /** The caller works on it for the agency, and so sees what is not delivered. */
    mayWork: z.boolean(),
    /** Newest first. */
    deliveries: z.array(projectDelivery),
    /** In the order of `targetLanguages`. */
    targets: z.array(projectTarget),
    changes: z.array(projectChange),
    /** Newest first; the newest may be open, and at most one is accepted. */
    prices: z.array(projectPrice),
    /** The contacts and observers, in the order in which they were added. */
    people: z.array(projectPerson),
    /** Whether anybody of the client can decide about a delivery or price. */
    hasClient: z.boolean(),
    /** A delivery that can be cancelled until `dueAt`; null for users who do not work on the request. */
    delivery: z.object({ by: z.string(), dueAt: timestamp, note: z.string() }).nullable(),
  })
  .meta({ id: 'ProjectDetail' })
export type ProjectDetail = z.infer<typeof projectDetail>

const oneOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).optional().catch(undefined)

/** `GET /api/projects`; the default order is `dueDate`, soonest first. */
export const projectListQuery = listQuery.extend({
  status: oneOf(STATUS_FILTERS),
  serviceType: oneOf(SERVICE_TYPES),
  company: z.uuid().optional().catch(undefined),
  /** A user's id, `me` for the caller, or `none`. */
  assignee: z
    .union([z.uuid(), z.enum(['me', 'none'])])
    .optional()
    .catch(undefined),
  /** Relative to `today`, or from one day to another as `2026-12-01..2026-12-05`; open requests only. */
  due: z
    .union([
      z.enum(DUE_FILTERS),
      z.templateLiteral([z.string(), '..', z.string()]).refine((text) => parseDueDays(text) !== null),
    ])
    .optional()
    .catch(undefined),
  /** Whose turn it is; `none`: nothing is left to do. */
  turn: oneOf([...TURNS, 'none']),
  /** A target language. */
  language: languageTag.optional().catch(undefined),
  view: z.enum(['active', 'withdrawn', 'all']).catch('active').default('active'),
  /** `first`: five requests that need the caller come first, regardless of filters; `only`: at most 100 of those. */
  needs: z.enum(['first', 'only']).optional().catch(undefined),
  /** The caller's calendar day; by default the day in UTC. */
  today: todayParam,
})
export const projectList = z.object({
  projects: z.array(project),
  total: z.number().int(),
  /** The topics that report new and changed requests, besides the caller's own topic. */
  topics: z.array(z.string()),
  /** With `needs=first`: the leading rows on this page, and the requests that need the caller (at most 100). */
  needsYou: z.object({ shown: z.number().int(), total: z.number().int() }).nullable(),
})

/** The event `project` on those topics and on `user:<id>`: a hint to refetch, without content. */
export const projectHint = z.object({ id: z.uuid(), seq: z.number().int() })

/** `GET /api/projects/needs-you?today=`: the first five, overdue ones first, and their total (at most 100). */
export const needsYouList = z.object({ projects: z.array(project), total: z.number().int() })

export const projectResponse = z.object({ project: projectDetail })
/** `GET /api/projects/:id/chapters/:attachmentId`; with `?format=txt` the plain text as a download. */
export const projectChapterResponse = z.object({
  chapter: z.object({
    id: z.uuid(),
    title: z.string(),
    /** The plain text; footnotes are below it as [1]. */
    text: z.string(),
    wordCount: z.number().int(),
    content: docSchema.nullable(),
    /** The footnotes of the content, whose marks have these ids. */
    footnotes: z.array(z.object({ id: z.uuid(), body: z.string() })),
    /** The language of its first text. */
    language: z.string(),
    /** The languages of its texts by their number of blocks of the content; empty where all have one. */
    languages: z.array(z.object({ blocks: z.number().int(), language: z.string() })),
    frozenAt: timestamp,
  }),
})
export type ProjectChapter = z.infer<typeof projectChapterResponse>['chapter']

/** `GET /api/projects/choices?q=`: requests that a message may reference, newest first, at most 50. */
export const projectChoice = z.object({
  id: z.uuid(),
  no: z.number().int(),
  title: z.string(),
  dueDate: day,
})
export type ProjectChoice = z.infer<typeof projectChoice>
export const projectChoiceList = z.object({ projects: z.array(projectChoice) })
