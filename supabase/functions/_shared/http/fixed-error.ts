import type { TypedResponse } from 'hono'
import { z } from 'zod'

type FixedBody = string | Readonly<Record<string, string>> | null

type Typed<S extends 400 | 404, B extends FixedBody> = Response &
  (B extends string ? TypedResponse<B, S, 'text'> : TypedResponse<B, S, 'json'>)

type Content<B extends FixedBody> = B extends string
  ? { content: { 'text/plain': { schema: z.ZodLiteral<B> } } }
  : B extends null
    ? object
    : { content: { 'application/json': { schema: z.ZodType<B> } } }

type FixedError<S extends 400 | 404, B extends FixedBody> = {
  /** The response of a handler. */
  respond: () => Typed<S, B>
  /** The entry of a route's `responses`. */
  responses: { [status in S]: { description: string } & Content<B> }
}

/**
 * Makes an error whose body is fixed (for example R-203) instead of the error envelope. A string is sent as plain text;
 * `null` is an empty body.
 */
export function fixedError<const S extends 400 | 404, const B extends FixedBody>(
  status: S,
  body: B,
): FixedError<S, B> {
  const isPlain = body === null || typeof body === 'string'
  const respond = () => (isPlain ? new Response(body, { status }) : Response.json(body, { status }))
  const description = body === null ? 'Not found; empty body' : 'Fixed refusal'
  const responses = { [status]: { description, ...contentOf(body) } }
  return { respond, responses } as FixedError<S, B>
}

function contentOf(body: FixedBody) {
  if (body === null) return {}
  if (typeof body === 'string') return { content: { 'text/plain': { schema: z.literal(body) } } }
  const shape = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, z.literal(value)]))
  return { content: { 'application/json': { schema: z.object(shape) } } }
}
