import { z } from 'zod'
import { listQuery, MAX_PAGE_SIZE } from '../list.ts'

/** The query of a demo list; `itemsPerPage=-1` ("all" in the template) gives the largest page. */
export const demoListQuery = listQuery.extend({
  itemsPerPage: z
    .preprocess((given) => (given === '-1' ? MAX_PAGE_SIZE : given), listQuery.shape.itemsPerPage)
    .meta({ description: '-1 is as many as there may be; anything else is 10', example: 10 }),
})

/** A filter with known values; empty, `All` and unknown values do not filter. */
export const choice = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values).nullable().catch(null).default(null).meta({ description: 'Anything else is any' })

/** A filter by exact value; empty does not filter, and an unknown value matches no row. */
export const exactly = z.string().catch('').default('').meta({ description: 'Exactly this; empty is any' })

/** A number of rows. */
export const count = z.number().int().nonnegative()
/** An amount as text with its currency sign, such as `$12.00`. */
export const money = z.string().regex(/^-?\$\d+\.\d{2}$/)
/** A day as `2026-11-21`. */
export const dayText = z.iso.date()
/** A picture: a path of this site, or `/storage/<bucket>/<path>` of a public bucket. */
export const picture = z.string().regex(/^\/(build|storage)\//)
