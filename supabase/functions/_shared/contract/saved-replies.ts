import { z } from 'zod'
import { listQuery } from './list.ts'
import { nameText } from './name-text.ts'

const timestamp = z.iso.datetime({ offset: true })

/** The languages of a saved reply: those of the app. */
export const REPLY_LANGUAGES = ['en', 'fr'] as const

/** The fields that the composer fills in, written as `{client}` in either language. */
export const REPLY_FIELDS = ['client', 'request', 'due', 'me'] as const
export type ReplyField = (typeof REPLY_FIELDS)[number]

/** A text that staff insert into messages. */
export const savedReply = z.object({
  id: z.uuid(),
  title: z.string(),
  language: z.enum(REPLY_LANGUAGES),
  /** Plain text; an empty line begins a paragraph. */
  body: z.string(),
  revision: z.number().int(),
  lastUpdated: timestamp,
})
export type SavedReply = z.infer<typeof savedReply>

/** `GET /api/mail/saved-replies`: sorted by title (the default), language or lastUpdated. */
export const savedReplyListQuery = listQuery.extend({
  language: z.enum(REPLY_LANGUAGES).optional().catch(undefined),
})
export const savedReplyList = z.object({ replies: z.array(savedReply), total: z.number().int() })

const body = z.string().trim().min(1, 'unfilled').max(5000, 'too_long')

/** `POST /api/mail/saved-replies` → 201 `{reply}`; `DELETE /:id` → 204. */
export const savedReplyBody = z.object({ title: nameText(80), language: z.enum(REPLY_LANGUAGES), body })
export type SavedReplyBody = z.input<typeof savedReplyBody>

/** `PATCH /api/mail/saved-replies/:id` → `{reply}`; 409 with the current `{reply}`. */
export const savedReplyPatch = savedReplyBody
  .partial()
  .extend({ revision: z.number().int().min(0).max(2_147_483_647) })
export type SavedReplyPatch = z.input<typeof savedReplyPatch>
export const savedReplyResponse = z.object({ reply: savedReply })
