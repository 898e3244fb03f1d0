import { z } from 'zod'
import { itemType } from './items.ts'
import { listQuery } from './list.ts'

/** The query of a search; `itemsPerPage` is 50 by default. */
export const itemSearchQuery = listQuery.pick({ q: true, page: true }).extend({
  itemsPerPage: z.coerce.number().int().min(1).max(100).catch(50).default(50),
})

/**
 * `GET /api/manuscripts/:id/search?q=`: titles, then synopses and keywords, texts, notes, in book order, trash last;
 * `snippet` marks hits with U+E000 and U+E001.
 */
export const searchHit = z.object({
  itemId: z.uuid(),
  type: itemType,
  title: z.string(),
  inTrash: z.boolean(),
  field: z.enum(['title', 'synopsis', 'keyword', 'text', 'notes']),
  snippet: z.string(),
  /** For a hit in a text: the first matched words of the snippet and the index of that occurrence, from 0. */
  match: z.object({ text: z.string(), index: z.number().int() }).nullable(),
  rank: z.number(),
})
export type SearchHit = z.infer<typeof searchHit>
/** Also the response of `GET …/items/:itemId/mentions`: chapters and scenes that name the item, with a snippet. */
export const searchResponse = z.object({ hits: z.array(searchHit), total: z.number().int() })
