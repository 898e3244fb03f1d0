import { z } from 'zod'
import { attachment, newAttachment } from './attachments.ts'
import { boundedArray } from './bounded.ts'
import { personRef } from './people.ts'

const timestamp = z.iso.datetime({ offset: true })

export const projectComment = z.object({
  id: z.uuid(),
  seq: z.number().int(),
  body: z.string(),
  author: personRef.nullable(),
  isMine: z.boolean(),
  /** A question of staff that the client answers; `answeredAt` is null until then. */
  isQuestion: z.boolean(),
  answeredAt: timestamp.nullable(),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
  /** Readable by those who can read the comment, and deleted with it. */
  files: z.array(attachment),
  /** True for a comment that came by mail, whose whole text `GET /api/mail/originals/:id` returns. */
  isByMail: z.boolean(),
})
export type ProjectComment = z.infer<typeof projectComment>
/** `GET /api/projects/:id/comments?after=<seq>`: oldest first, at most 200. */
export const projectCommentList = z.object({ comments: z.array(projectComment), hasMore: z.boolean() })
const commentText = z.string().trim().min(1).max(5000)
/** `POST …/comments` → 201 `{comment}`, idempotent by `id`; `PATCH` and `DELETE` for own comments only. */
export const projectCommentBody = z
  .object({
    id: z.uuid(),
    /** May be empty for a comment with files that is no question. */
    body: z.string().trim().max(5000),
    isQuestion: z.boolean().default(false),
    /** Files already uploaded to `project-files` at `<request id>/<attachment id>`. */
    files: boundedArray(newAttachment, 50).default([]),
  })
  .check((ctx) => {
    const { body, isQuestion, files } = ctx.value
    if (body === '' && (isQuestion || files.length === 0))
      ctx.issues.push({ code: 'custom', path: ['body'], message: 'required', input: body })
  })
export const projectCommentPatch = z.object({
  body: commentText.optional(),
  isQuestion: z.boolean().optional(),
})
export const projectCommentResponse = z.object({ comment: projectComment })
