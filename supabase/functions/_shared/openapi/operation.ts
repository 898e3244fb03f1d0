import { z } from 'zod'
import { errorBody } from '../contract/errors.ts'
import type { ErrorCode } from '../http/errors.ts'

/** One answer of a call: JSON by a schema, a bare sentence, a text of another type, or nothing. */
export type OperationResponse = {
  description: string
  schema?: z.ZodType
  /** The whole body, word for word. */
  text?: string
  /** The type of a body that is no JSON; where there is a schema too, the call has both. */
  media?: 'text/html' | 'text/plain'
}

/** A call of the API as `docs/openapi.json` describes it; its path is written as the resource registers it. */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  /** One sentence: what it does. */
  summary: string
  /** May be called without having signed in. */
  isPublic?: boolean
  /** What stands in the path where it is no UUID. */
  params?: Readonly<Record<string, z.ZodType>>
  query?: z.ZodObject
  body?: z.ZodType
  /** By status: what succeeds, and the refusals that have a body of their own. */
  answers: Readonly<Record<number, OperationResponse>>
  /** What is not there is no mistake: it is never refused with 404. */
  isForgiving?: boolean
  /** Codes it may refuse with beside those every call of its kind may (refusals.ts). */
  refuses?: readonly ErrorCode[]
}

/** The calls of one area, under one heading. */
export type Operations = { area: string; operations: readonly Operation[] }

/** A 200 with a body. */
export const ok = (schema: z.ZodType, description = 'Done') => ({ 200: { description, schema } })
/** A 201 with a body. */
export const made = (schema: z.ZodType, description = 'Made') => ({ 201: { description, schema } })
/** A 204. */
export const done = { 204: { description: 'Done; empty body' } } as const
/** An empty 404. */
export const gone = { 404: { description: 'There is none; empty body' } } as const
/** A 409 with what is stored now beside the error. */
export const conflictResponseOf = (now: z.ZodRawShape) => ({
  409: {
    description: 'It has changed since; as it is now stands beside the error',
    schema: errorBody.extend({
      error: errorBody.shape.error.extend({ code: z.literal('conflict') }),
      ...now,
    }),
  },
})

/** An id that is a number: the sample data's, a person's, a permission's. */
export const numbered = (name = 'id') => ({ [name]: z.number().int().min(1).max(999_999_999) })
