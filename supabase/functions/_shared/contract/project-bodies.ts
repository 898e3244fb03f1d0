import { z } from 'zod'
import { newAttachment } from './attachments.ts'
import { boundedArray } from './bounded.ts'
import { fieldParts, PROJECT_FIELDS } from './project-fields.ts'

const day = z.iso.date()
const requestFields = fieldParts(PROJECT_FIELDS, 'input')

type Dates = { dueDate: string; latestCompletionDate: string; today: string }
/** The date rules of R-131; days are compared as text, which sorts YYYY-MM-DD correctly. */
const datesHold = (value: Partial<Dates>, issues: z.core.$ZodRawIssue[]) => {
  const { dueDate, latestCompletionDate, today } = value
  // An invalid date already has its own message.
  if (![dueDate, latestCompletionDate].every((date) => date === undefined || day.safeParse(date).success))
    return
  // A PATCH has no `today`: an overdue request may keep its day, so the handler checks only a changed day.
  if (dueDate && today && dueDate < today)
    issues.push({ code: 'custom', path: ['dueDate'], message: 'due_date_past', input: dueDate })
  if (dueDate && latestCompletionDate && latestCompletionDate < dueDate)
    issues.push({
      code: 'custom',
      path: ['latestCompletionDate'],
      message: 'latest_before_due',
      input: latestCompletionDate,
    })
}

/** Chapters of the caller's manuscript, each frozen as one text with its compiled descendants in binder order. */
const chapters = z.object({ manuscriptId: z.uuid(), itemIds: boundedArray(z.uuid(), 200) })

/** `POST /api/projects` → 201 `{project}`, or 200 for a known `id`; `today` may differ from the server's by one day. */
export const createProjectBody = z
  .object({
    id: z.uuid(),
    today: day,
    ...requestFields,
    /** Files already uploaded to `project-files` at `<request id>/<attachment id>`. */
    attachments: boundedArray(newAttachment, 50).default([]),
    chapters: chapters.optional(),
    /** The company that staff file the request for. */
    companyId: z.uuid().optional(),
  })
  .check((ctx) => datesHold(ctx.value, ctx.issues))
export type CreateProjectBody = z.input<typeof createProjectBody>

/** `PATCH /api/projects/:id`: 409 with the current `{project}` when `revision` is outdated. */
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
/** `POST /api/projects/:id/chapters`: freezes chapters of the caller's manuscript → 201 `{project}`. */
export const projectChaptersBody = chapters
