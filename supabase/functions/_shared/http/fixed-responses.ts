import type { TypedResponse } from 'hono'
import { z } from 'zod'

/** The errors with fixed bodies (for example R-203); `null` is an empty body. */
const FIXED = {
  calendarUnknown: [400, 'Something Went Wrong'],
  missing: [404, null],
  invoiceUnknown: [404, 'No invoice found with this id'],
  invoiceNotDeleted: [404, { error: 'Something went wrong' }],
  userUnknown: [404, { message: 'User not found' }],
  userNotDeleted: [404, 'User not found'],
} as const satisfies Record<string, readonly [number, string | Record<string, string> | null]>

/** The name of an error with a fixed body. */
export type FixedName = keyof typeof FIXED

type Fixed = typeof FIXED
type Status<N extends FixedName> = Fixed[N][0]
type Body<N extends FixedName> = Fixed[N][1]
type Typed<N extends FixedName> =
  Body<N> extends string
    ? TypedResponse<Body<N>, Status<N>, 'text'>
    : TypedResponse<Body<N>, Status<N>, 'json'>

/** Responds with a fixed body instead of the error envelope; a string is sent as plain text. */
export function fixedResponse<N extends FixedName>(name: N): Response & Typed<N> {
  const [status, body] = FIXED[name]
  const response =
    body === null || typeof body === 'string'
      ? new Response(body, { status })
      : Response.json(body, { status })
  return response as Response & Typed<N>
}

type Content<B> = B extends string
  ? { content: { 'text/plain': { schema: z.ZodLiteral<B> } } }
  : B extends null
    ? object
    : { content: { 'application/json': { schema: z.ZodType<B> } } }

/** A fixed error as a response of a route. */
export function fixed<N extends FixedName>(
  name: N,
): { [status in Status<N>]: { description: string } & Content<Body<N>> } {
  const [status, body] = FIXED[name]
  const description = body === null ? 'Not found; empty body' : 'Fixed refusal'
  return { [status]: { description, ...contentOf(body) } } as ReturnType<typeof fixed<N>>
}

function contentOf(body: string | Readonly<Record<string, string>> | null) {
  if (body === null) return {}
  if (typeof body === 'string') return { content: { 'text/plain': { schema: z.literal(body) } } }
  const shape = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, z.literal(value)]))
  return { content: { 'application/json': { schema: z.object(shape) } } }
}
