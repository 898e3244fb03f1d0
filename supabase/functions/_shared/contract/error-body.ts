import { z } from 'zod'

/**
 * The body of a refused call: an error code, a message for developers, and reasons of the call and of its fields. A few
 * calls have other bodies, for example R-203.
 */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    reason: z.string().optional(),
    fields: z.record(z.string(), z.string()).optional(),
    /** Identifies a server error in the log. */
    requestId: z.uuid().optional(),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>
