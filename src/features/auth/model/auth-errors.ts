import { ApiError } from '@/lib/api/api-error.ts'

type Field = 'email' | 'password' | 'code' | 'root'
/** The field and message of an Auth error, and whether the error is a known one. */
export type Explanation = { field: Field; id: string; isExpected: boolean }

const at = (field: Field, id: string): Explanation => ({ field, id, isExpected: true })

/** The message at the address of an account that is not confirmed. */
export const UNCONFIRMED = 'auth.error.email-not-confirmed'

const known: Readonly<Record<string, Explanation>> = {
  invalid_credentials: at('email', 'auth.error.invalid-credentials'),
  email_not_confirmed: at('email', UNCONFIRMED),
  user_already_exists: at('email', 'auth.error.email-taken'),
  email_exists: at('email', 'auth.error.email-taken'),
  email_address_invalid: at('email', 'auth.error.email'),
  weak_password: at('password', 'auth.error.password-weak'),
  same_password: at('password', 'auth.error.password-same'),
  over_request_rate_limit: at('root', 'auth.error.too-many'),
  over_email_send_rate_limit: at('root', 'auth.error.too-many'),
  mfa_verification_failed: at('code', 'auth.error.code-wrong'),
  mfa_challenge_expired: at('code', 'auth.error.code-wrong'),
  mfa_factor_not_found: at('root', 'auth.error.step-ended'),
  session_not_found: at('root', 'auth.error.step-ended'),
  signup_disabled: at('root', 'auth.error.signup-closed'),
}

// Compares names, not classes, because the forms render before Auth is loaded.
const isNamed = (error: unknown, name: string): error is Error & { code?: unknown } =>
  error instanceof Error && error.name === name

/** Maps an Auth error to the form field and message that show it. */
export function explainAuthError(error: unknown): Explanation {
  const isOffline = error instanceof ApiError && error.isNetwork
  if (isOffline || isNamed(error, 'AuthRetryableFetchError')) return at('root', 'ui.form.network')
  if (error instanceof ApiError && error.code === 'inactive') return at('email', 'auth.error.inactive')
  if (isNamed(error, 'AuthSessionMissingError')) return at('root', 'auth.error.step-ended')
  if (isNamed(error, 'WrongPassword')) return at('password', 'auth.error.password-wrong')
  if (isNamed(error, 'AuthWeakPasswordError')) return at('password', 'auth.error.password-weak')
  const code = isNamed(error, 'AuthApiError') ? error.code : undefined
  const found = typeof code === 'string' ? known[code] : undefined
  return found ?? { field: 'email', id: 'auth.error.unexpected', isExpected: false }
}
