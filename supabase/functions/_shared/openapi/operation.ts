import type { z } from 'zod'

/** One answer of a call: JSON by a schema, a bare sentence, or nothing. */
export type Answer = { description: string; schema?: z.ZodType; text?: string }

/** A call of the API as `docs/openapi.json` describes it; its path is written as the resource registers it. */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  /** One sentence: what it does. */
  summary: string
  /** May be called without having signed in. */
  isPublic?: boolean
  query?: z.ZodObject
  body?: z.ZodType
  /** By status; refusals in the house's envelope need not be named. */
  answers: Readonly<Record<number, Answer>>
}

/** The calls of one area, under one heading. */
export type Operations = { area: string; operations: readonly Operation[] }

/** A 200 with a body. */
export const ok = (schema: z.ZodType, description = 'Done') => ({ 200: { description, schema } })
/** A 201 with a body. */
export const made = (schema: z.ZodType, description = 'Made') => ({ 201: { description, schema } })
/** A 204. */
export const done = { 204: { description: 'Done; empty body' } } as const
/** An empty 404 (spec 8). */
export const gone = { 404: { description: 'There is none; empty body' } } as const
