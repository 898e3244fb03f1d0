import { z } from 'zod'

export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
const MOST_WORDS = 200

const whole = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).catch(fallback)

/** Search words; longer input is truncated, never ignored. */
export const searchWords = z
  .string()
  .catch('')
  .default('')
  .transform((words) => words.slice(0, MOST_WORDS))
  .meta({ description: `The first ${MOST_WORDS} characters are searched for` })

/** The query of every paged list; invalid paging falls back to page 1 and 10 rows. */
export const listQuery = z.object({
  q: searchWords,
  page: whole(1, 1_000_000).default(1),
  itemsPerPage: whole(DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  sortBy: z.string().max(40).catch('').default(''),
  orderBy: z
    .preprocess(
      (given) => (typeof given === 'string' ? given.toLowerCase() : given),
      z.enum(['asc', 'desc']).catch('asc'),
    )
    .default('asc'),
})
export type ListQuery = z.infer<typeof listQuery>

/** The caller's calendar day; a value that is not a date of Postgres (which has no year 0) counts as missing. */
export const todayParam = z.iso
  .date()
  .refine((date) => !date.startsWith('0000'))
  .optional()
  .catch(undefined)

/** The optional fields of a list's query. */
export type ListQueryInput = Partial<ListQuery>
