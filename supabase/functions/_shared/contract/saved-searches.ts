import { z } from 'zod'

/** An id, or `none` for items without a label or status. */
const choice = z.union([z.enum(['', 'none']), z.uuid()])

/** The criteria of a saved search, all of which an item matches; an empty string, null and a missing text are none. */
export const savedSearch = z.object({
  /** Words of the title, the synopsis and the keywords. */
  q: z.string().trim().max(200),
  label: choice,
  status: choice,
  /** Words that the search of the manuscript finds, also in texts and notes (R-1015). */
  text: z.string().trim().min(1).max(200).optional(),
  custom: z.object({ fieldId: z.string().min(1).max(100), value: z.string().max(5000) }).nullable(),
})
export type SavedSearch = z.infer<typeof savedSearch>
