import { z } from 'zod'

/**
 * The body of a refused call: an error code, a message, and messages by field for invalid input.
 * define other bodies.
 */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** Identifies a server error in the log. */
    requestId: z.uuid().optional(),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>
