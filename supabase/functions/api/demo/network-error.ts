import { z } from '@hono/zod-openapi'

/** The response of a route that uses `networkError`. */
export const networkErrorResponse = {
  400: {
    description: 'Network error',
    content: { 'application/json': { schema: z.object({ message: z.string() }) } },
  },
}
