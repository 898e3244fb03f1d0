import type { TypedResponse } from 'hono'
import { z } from 'zod'
import { errorBody } from '../contract/error-body.ts'
import type { ErrorCode } from '../contract/errors.ts'
import type { Ctx } from './context.ts'

/** A response of a route with a JSON body. */
export const jsonResponse = <S extends z.ZodType>(schema: S, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** 200 with a JSON body. */
export const ok = <S extends z.ZodType>(schema: S, description = 'Done') => ({
  200: jsonResponse(schema, description),
})

/** 201 with a JSON body. */
export const created = <S extends z.ZodType>(schema: S, description = 'Created') => ({
  201: jsonResponse(schema, description),
})

/** 204 without a body. */
export const noContent = { 204: { description: 'Done; empty body' } } as const

/** 409 `conflict`: the revision sent is not the stored one; the stored state is beside `error`, with its last editor. */
export const conflict = <S extends z.ZodRawShape>(current: S) => ({
  409: jsonResponse(
    errorBody.extend({
      error: errorBody.shape.error.extend({ code: z.literal('conflict') }),
      ...current,
      changedBy: z.string().optional().meta({ description: 'The name of the person who changed it' }),
    }),
    'It has changed since; the current state is beside the error',
  ),
})

/** 413 `storage_full`, with the used and the allowed bytes beside `error`. */
export const storageFull = {
  413: jsonResponse(
    errorBody.extend({
      error: errorBody.shape.error.extend({ code: z.literal('storage_full') }),
      storage: z.object({ used: z.number().int(), allowed: z.number().int() }).optional(),
    }),
    'The storage is full; its figures in bytes are beside the error',
  ),
}

/** The error codes a route may return beside those that every route of its kind may (route-responses.ts). */
export const refuses = (...codes: ErrorCode[]) => ({ 'x-refusals': codes })

/** JSON in UTF-8. */
export type JsonBytes = Uint8Array<ArrayBuffer>

/** Responds with JSON text that Postgres wrote; `T` is what the text holds. */
export const jsonText = <T, S extends 200 | 201 = 200>(
  c: Ctx,
  text: string | JsonBytes,
  status: S = 200 as S,
) =>
  c.body(text, status, { 'Content-Type': 'application/json' }) as Response &
    TypedResponse<unknown, S, string> as Response & TypedResponse<T, S, 'json'>
