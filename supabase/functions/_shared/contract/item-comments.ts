import { z } from 'zod'
import { itemComment } from './items.ts'
import { nameText } from './name-text.ts'

/**
 * `POST …/items/:itemId/comments` → 201 `{comment}`; `PATCH …/comments/:id`; `DELETE` → 204. `parentId` makes a reply to
 * a comment of the item. A comment of a file has its author and date.
 */
export const createCommentBody = z.object({
  id: z.uuid().optional(),
  kind: z.enum(['comment', 'footnote']).default('comment'),
  parentId: z.uuid().nullish(),
  source: z.object({ author: nameText(300), date: z.iso.datetime({ offset: true }).nullable() }).optional(),
  body: z.string().trim().min(1).max(50_000),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullish(),
})
export const patchCommentBody = z.object({
  body: z.string().trim().min(1).max(50_000).optional(),
  resolved: z.boolean().optional(),
})
export const commentResponse = z.object({ comment: itemComment })

/** A comment or reply with its place: `passage` is the text of a comment, null when that text was deleted. */
const placedComment = itemComment.extend({ itemId: z.uuid(), passage: z.string().nullable() })
export type PlacedComment = z.infer<typeof placedComment>
/**
 * `GET /api/manuscripts/:id/comments`: the threads of the items outside the trash with their replies, in the order of each text: the newest
 * `MOST_THREADS` of them; `total` counts all threads.
 */
export const commentThreadList = z.object({ comments: z.array(placedComment), total: z.number().int() })
