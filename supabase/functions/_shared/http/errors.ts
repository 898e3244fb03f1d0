import type { ErrorBody } from '../contract/error-body.ts'
import { type ErrorCode, FIXED_SENTENCES, type RefusalReason } from '../contract/errors.ts'

/** Every error code with its status and its message for users. */
const CATALOGUE = {
  invalid_request: [400, 'The request could not be understood.'],
  invalid_json: [400, 'The body is not valid JSON.'],
  invalid_text: [400, 'The text holds characters that cannot be kept.'],
  unauthenticated: [401, 'Sign in to continue.'],
  forbidden: [403, 'You are not allowed to do this.'],
  inactive: [403, 'This account is not active.'],
  second_factor: [403, 'Enter the code of your authenticator app to continue.'],
  second_factor_setup: [403, 'Your role requires two-factor sign-in. Set it up to continue.'],
  not_found: [404, 'There is nothing here.'],
  method_not_allowed: [405, 'This address does not answer to that method.'],
  conflict: [409, 'This has changed since you opened it.'],
  in_trash: [409, 'This is in the trash. Restore it first.'],
  not_in_trash: [409, 'This is not in the trash.'],
  already_exists: [409, 'This exists already.'],
  wrong_state: [409, 'This can no longer be done.'],
  too_large: [413, 'This is too large to be saved.'],
  invalid: [422, 'Some of what was sent is not valid.'],
  too_many: [429, 'This was tried too often. Try again in an hour.'],
  rate_limited: [429, 'You are doing this too often. Try again in a moment.'],
  storage_full: [413, 'Your storage is full. Delete files, or ask an administrator for more.'],
  internal: [500, 'Something went wrong.'],
  unavailable: [503, 'The service is busy. Try again in a moment.'],
  disk_full: [507, 'The disk of the server is full. Nothing was saved.'],
  timeout: [503, 'This took too long. Try again in a moment.'],
} as const satisfies Record<ErrorCode, readonly [number, string]>

/** Returns the status and the message of a code. */
export const refusalOf = (code: ErrorCode): { status: number; message: string } => ({
  status: CATALOGUE[code][0],
  message: CATALOGUE[code][1],
})

type Extra = {
  message?: string
  reason?: RefusalReason
  fields?: Record<string, RefusalReason>
  /** Properties of the response next to `error`: the current state after a conflict. */
  beside?: Record<string, unknown>
  headers?: Record<string, string>
  cause?: unknown
}

/** An error that a handler throws; the app converts it to a response. */
export class HttpError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  readonly reason: RefusalReason | undefined
  readonly fields: Record<string, RefusalReason> | undefined
  readonly beside: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, extra: Extra = {}) {
    super(extra.message ?? CATALOGUE[code][1], { cause: extra.cause })
    this.status = CATALOGUE[code][0]
    this.code = code
    this.reason = extra.reason
    this.fields = extra.fields
    this.beside = extra.beside ?? {}
    this.headers = extra.headers ?? {}
  }
}

/**
 * Returns the error of invalid input, with a reason for each field. Its message is the fixed sentence of the first that
 * has one, otherwise it names the invalid values inside fields.
 */
export function invalid(fields: Record<string, RefusalReason>, inside: readonly string[] = []): HttpError {
  const sentences: Partial<Record<RefusalReason, string>> = FIXED_SENTENCES
  const [sentence] = Object.values(fields).flatMap((reason) => sentences[reason] ?? [])
  const message =
    sentence ?? (inside.length > 0 ? `${CATALOGUE.invalid[1]} (${inside.join(', ')})` : undefined)
  return new HttpError('invalid', { fields, ...(message ? { message } : {}) })
}

/** As {@link invalid}, for one field. */
export const refuseField = (field: string, reason: RefusalReason): HttpError => invalid({ [field]: reason })

/** Returns the error of a resource that does not exist or that the caller may not know of. */
export function notFound(): HttpError {
  return new HttpError('not_found')
}

/** Returns the response body of an error; only server errors include the request id. */
export function errorResponse(error: HttpError, requestId: string): ErrorBody & Record<string, unknown> {
  return {
    error: {
      code: error.code,
      message: error.message,
      ...(error.reason ? { reason: error.reason } : {}),
      ...(error.fields ? { fields: error.fields } : {}),
      ...(error.status >= 500 ? { requestId } : {}),
    },
    ...error.beside,
  }
}
