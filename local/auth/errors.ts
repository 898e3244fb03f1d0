import { retryAfterSeconds } from '../../supabase/functions/_shared/db/outage.ts'

/** A refusal in the format of Supabase Auth: supabase-js reads `error_code` and `msg`. */
export class AuthFailure extends Error {
  override name = 'AuthFailure'
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly extra: Record<string, unknown> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }

  toResponse(): Response {
    const body = { code: this.status, error_code: this.code, msg: this.message, ...this.extra }
    return Response.json(body, { status: this.status, headers: this.headers })
  }
}

export const badJson = () => new AuthFailure(400, 'bad_json', 'Could not parse request body as JSON')
export const invalidCredentials = () =>
  new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials')
export const emailExists = () =>
  new AuthFailure(422, 'email_exists', 'A user with this email address has already been registered')
export const otpExpired = () => new AuthFailure(403, 'otp_expired', 'Token has expired or is invalid')
export const userBanned = () => new AuthFailure(400, 'user_banned', 'User is banned')
export const authUserNotFound = () => new AuthFailure(404, 'user_not_found', 'User not found')

/** The database is temporarily unavailable; supabase-js retries a 503. */
export const unavailable = () =>
  new AuthFailure(
    503,
    'service_unavailable',
    'The database is not available. Try again in a moment.',
    {},
    { 'retry-after': String(retryAfterSeconds) },
  )
