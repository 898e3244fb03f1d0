/**
 * The bodies that forms of the app check before they are sent; in a file of their own, because the app needs the other
 * schemas of the mail as types only.
 */
import { z } from 'zod'
import { newAttachment } from './attachments.ts'
import { boundedArray } from './bounded.ts'
import { LABEL_COLOURS } from './mail-names.ts'
import { nameText, optionalName } from './name-text.ts'

const uids = boundedArray(z.uuid(), 200)

/**
 * `POST /api/mail/messages` → 201 `{thread, message}`; the same `id` again returns 200 with the first. The draft with
 * this `id` is deleted. A new thread needs subject, project choice and due date.
 */
export const sendMessageBody = z
  .object({
    id: z.uuid(),
    threadId: z.uuid().optional(),
    to: uids,
    cc: uids.default([]),
    bcc: uids.default([]),
    subject: optionalName(300).default(''),
    /** null: explicitly no project. */
    projectId: z.uuid().nullable().optional(),
    dueDate: z.iso.date().optional(),
    html: z.string().max(1_000_000),
    /** Already uploaded to the bucket `mail-files` at `<uid>/<attachment id>`. */
    attachments: boundedArray(newAttachment, 50).default([]),
    /** Attachments of a readable message to forward. */
    forwardAttachmentIds: boundedArray(z.uuid(), 50).default([]),
  })
  .check((ctx) => {
    const { to, subject, projectId, dueDate, html, threadId } = ctx.value
    const missing = (path: string) =>
      ctx.issues.push({ code: 'custom', path: [path], message: 'unfilled', input: ctx.value })
    if (to.length === 0) missing('to')
    if (html.trim() === '') missing('html')
    if (threadId !== undefined) return
    if (subject === '') missing('subject')
    if (projectId === undefined) missing('projectId')
    if (dueDate === undefined) missing('dueDate')
  })
export type SendMessageBody = z.input<typeof sendMessageBody>

/** `POST /api/mail/labels` → 201 `{label}`; `PATCH /:id`; `DELETE /:id` → 204 (removes it from every message). */
export const mailLabelBody = z.object({
  name: nameText(40),
  colour: z.enum(LABEL_COLOURS).default('ink'),
  isShared: z.boolean().default(false),
})
