import { z } from '@hono/zod-openapi'
import type { TypedResponse } from 'hono'

/** The response of a route that uses `networkError`. */
export const networkErrorResponse = {
  400: {
    description: 'Network error',
    content: { 'application/json': { schema: z.object({ message: z.string() }) } },
  },
}

/** The "generic network error" of kanban: a 400 with a message. */
export function networkError(message: string): Response & TypedResponse<{ message: string }, 400, 'json'> {
  return Response.json({ message }, { status: 400 }) as ReturnType<typeof networkError>
}
