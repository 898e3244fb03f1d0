import { z } from 'zod'
import { DOCUMENT_BODY } from './body.ts'

/** A JSON body of a route; `limit` is its largest size in bytes. */
export type JsonBody<S extends z.ZodType = z.ZodType> = {
  required: true
  content: { 'application/json': { schema: S } }
  limit?: number
}

/** A JSON body of at most 256 kB. */
export const jsonBody = <S extends z.ZodType>(schema: S): JsonBody<S> => ({
  required: true,
  content: { 'application/json': { schema } },
})

/** A JSON body that holds a document or a message: at most 8 MB. */
export const documentBody = <S extends z.ZodType>(schema: S): JsonBody<S> => ({
  ...jsonBody(schema),
  limit: DOCUMENT_BODY,
})

const uuid = z.guid().toLowerCase()
const integer = { type: 'integer', minimum: 1, maximum: 999_999_999 } as const
const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

const shapeOf = <N extends string, S extends z.ZodType>(names: readonly N[], schema: S) =>
  z.object(Object.fromEntries(names.map((name) => [name, schema])) as Record<N, S>)

/** Path parameters that are UUIDs; any other value gives 404. */
export const idParams = <N extends string>(...names: N[]) => shapeOf(names, uuid)

/** Path parameters that are positive integers; any other value gives 404. */
export const numberParams = <N extends string>(...names: N[]) => shapeOf(names, number.meta(integer))

/** Path parameters that are positive integers; any other value becomes 0, which no row has as its id. */
export const numberOrZeroParams = <N extends string>(...names: N[]) =>
  shapeOf(names, number.catch(0).meta(integer))
