import { z } from 'zod'

/**
 * The body of a refused call: a code for programs, a sentence for people and, where input was wrong, a message
 * a field. Calls with a fixed refusal have their own bodies.
 */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** Of a failure, to find it by in the log. */
    requestId: z.uuid().optional(),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>
