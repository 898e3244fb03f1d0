import { z } from 'zod'
import { nameText } from './name-text.ts'

/** An attachment of a request or message; its bytes are at `path` in the bucket of that screen. */
export const attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.number().int(),
  mime: z.string(),
  path: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
})
export type Attachment = z.infer<typeof attachment>

/** The largest file of a request or a message: 2 GB. The limit of 50 MB is the Scrivener import's alone. */
export const MAX_FILE_BYTES = 2 * 1024 ** 3

/** The browser's description of an uploaded file; name and type are shown as text only. */
export const newAttachment = z.object({
  id: z.uuid(),
  name: nameText(255),
  size: z.number().int().min(0).max(MAX_FILE_BYTES),
  mime: z.string().max(120),
})
