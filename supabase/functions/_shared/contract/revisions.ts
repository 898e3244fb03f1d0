import { z } from 'zod'
import { docSchema } from './document.ts'
import { nameText } from './name-text.ts'

export const revision = z.object({
  id: z.uuid(),
  kind: z.enum(['auto', 'named', 'snapshot', 'restore', 'conflict']),
  name: z.string(),
  title: z.string(),
  wordCount: z.number().int(),
  authorName: z.string().nullable(),
  createdAt: z.iso.datetime({ offset: true }),
})
export type Revision = z.infer<typeof revision>
/** `GET …/items/:itemId/revisions`, newest first; `POST` `{name}` stores the current state → 201 `{revision}`. */
export const revisionList = z.object({ revisions: z.array(revision), total: z.number().int() })
export const nameRevisionBody = z.object({ name: nameText(300) })
export const revisionResponse = z.object({ revision })
/** `GET …/revisions/:revisionId`. `POST …/revisions/:revisionId/restore {revision}` → `{item}` (409 as for PATCH). */
export const revisionDetail = z.object({
  revision: revision.extend({ content: docSchema.nullable(), text: z.string() }),
})
export const restoreRevisionBody = z.object({ revision: z.number().int() })
