import { z } from 'zod'
import { docSchema } from './document.ts'

/** The words of an item that a search in a manuscript reads. */
export const itemTexts = z.object({
  id: z.uuid(),
  revision: z.number().int(),
  title: z.string(),
  synopsis: z.string(),
  content: docSchema.nullable(),
  notesContent: docSchema.nullable(),
})
export type ItemTexts = z.infer<typeof itemTexts>

/**
 * `GET /api/manuscripts/:id/texts`: the texts outside the trash, in the order of their ids, as many as fit into a
 * response; `next` is the `after` of the following one.
 */
export const itemTextsPage = z.object({ items: z.array(itemTexts), next: z.uuid().nullable() })
export const itemTextsQuery = z.object({
  /** Leaves out items without this text, whatever its case and accents are. */
  contains: z.string().max(200).optional().catch(undefined),
  after: z.uuid().optional().catch(undefined),
})
