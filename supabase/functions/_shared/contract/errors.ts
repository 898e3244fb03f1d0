import { z } from 'zod'

/** The codes of refused calls; the app has words for each in both languages (`src/lib/api/refusal.ts`). */
export type RefusalCode =
  | 'invalid_request'
  | 'invalid_json'
  | 'invalid_text'
  | 'unauthenticated'
  | 'forbidden'
  | 'inactive'
  | 'second_factor'
  | 'second_factor_setup'
  | 'not_found'
  | 'conflict'
  | 'in_trash'
  | 'not_in_trash'
  | 'already_exists'
  | 'wrong_state'
  | 'too_large'
  | 'invalid'
  | 'too_many'
  | 'rate_limited'
  | 'storage_full'
  | 'disk_full'
/** Codes that no person causes or meets in a form; the message of what was tried is shown instead. */
export type FaultCode = 'method_not_allowed' | 'internal' | 'unavailable' | 'timeout'
/** A code of the error catalogue. */
export type ErrorCode = RefusalCode | FaultCode

/** Why a field was refused for a reason that only the server can see, and for input without its own message. */
export type FieldReason =
  | 'code_taken'
  | 'send_time'
  | 'series_end'
  | 'due_before_sending'
  | 'end_before_start'
  | 'invalid_value'
  | 'item_in_trash'
  | 'no_category'
  | 'no_chapter'
  | 'no_company'
  | 'no_deliverable'
  | 'no_file'
  | 'no_item'
  | 'no_label'
  | 'no_picture'
  | 'no_project'
  | 'no_status'
  | 'not_in_company'
  | 'not_today'
  | 'one_company'
  | 'own_branch'
  | 'own_category'
  | 'reason'
  | 'recipients'
  | 'required'
  | 'staff_only'
  | 'too_complex'
  | 'too_long'

/**
 * The body of a refused call: an error code, a message, and reasons or messages by field for invalid input. R-200 to
 * R-205 define other bodies.
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
