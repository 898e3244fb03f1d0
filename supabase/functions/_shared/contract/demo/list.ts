import { z } from 'zod'
import { listQuery, MAX_PAGE_SIZE } from '../list.ts'

/** The query of a list of the sample data; `itemsPerPage=-1`, the template's "all", is as many as a page may hold. */
export const demoListQuery = listQuery.extend({
  itemsPerPage: z
    .preprocess((given) => (given === '-1' ? MAX_PAGE_SIZE : given), listQuery.shape.itemsPerPage)
    .meta({ description: '-1 is as many as there may be; anything else is 10', example: 10 }),
})

/** A filter that is one of the known values; empty, `All` and unknown words filter nothing. */
export const choice = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values).nullable().catch(null).default(null).meta({ description: 'Anything else is any' })

/** A filter that is exactly what is given; empty filters nothing, and what no row has finds none. */
export const exactly = z.string().catch('').default('').meta({ description: 'Exactly this; empty is any' })

/** A number of rows. */
export const count = z.number().int().nonnegative()
/** An amount as text with its currency sign, such as `$12.00`. */
export const money = z.string().regex(/^-?\$\d+\.\d{2}$/)
/** A day as `2026-11-21`. */
export const dayText = z.iso.date()
/** Where a picture of ours is served. */
export const picture = z.string().startsWith('/build/')
