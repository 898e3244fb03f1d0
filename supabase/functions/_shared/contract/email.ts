import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { listQuery } from './list.ts'

// `/api/apps/email`: the mailbox in the format of R-069.

const timestamp = z.iso.datetime({ offset: true })

const address = z.object({ email: z.string(), name: z.string() })
const emailBase = z.object({
  id: z.number().int(),
  to: z.array(address),
  from: address.extend({ avatar: z.string() }),
  subject: z.string(),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  message: z.string(),
  attachments: z.array(
    z.object({ fileName: z.string(), thumbnail: z.string(), url: z.string(), size: z.string() }),
  ),
  isStarred: z.boolean(),
  labels: z.array(z.string()),
  time: timestamp,
  folder: z.enum(['inbox', 'draft', 'spam', 'sent']),
  isRead: z.boolean(),
  isDeleted: z.boolean(),
})
/** One thread in the format of R-069: the first message, the others as its replies. */
export const email = emailBase.extend({ replies: z.array(emailBase) })
/** `GET /api/apps/email?q&filter&label`: at most 100 per page. */
export const emailQuery = listQuery.extend({
  filter: z.string().trim().min(1).max(40).catch('inbox').default('inbox'),
  label: z.string().optional(),
})
export const emailResponse = z.object({
  emails: z.array(email),
  emailsMeta: z.object({ inbox: z.number(), draft: z.number(), spam: z.number(), star: z.number() }),
})
/** `POST /api/apps/email`: with `label`, toggles it (201); otherwise merges `data` into each message (200). */
export const emailUpdateBody = z.object({
  ids: z.union([z.coerce.number().int(), boundedArray(z.coerce.number().int(), 500)]),
  data: z
    .object({
      isRead: z.boolean().optional(),
      isStarred: z.boolean().optional(),
      isDeleted: z.boolean().optional(),
      folder: z.enum(['inbox', 'draft', 'spam', 'sent', 'archive']).optional(),
    })
    .optional(),
  label: z.string().max(80).optional(),
})
/** The valid numbers; unknown ones are ignored. */
export const emailUpdateResponse = z.object({ ids: z.array(z.number().int()) })
