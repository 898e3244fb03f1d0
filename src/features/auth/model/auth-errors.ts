import { isAuthApiError, isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/auth-js'

type Field = 'email' | 'password' | 'root'
/** Where a refusal is shown, in which words, and whether it is one of the foreseen ones. */
export type Explanation = { field: Field; id: string; isExpected: boolean }

const at = (field: Field, id: string): Explanation => ({ field, id, isExpected: true })

const known: Readonly<Record<string, Explanation>> = {
  invalid_credentials: at('email', 'auth.error.invalid-credentials'),
  email_not_confirmed: at('email', 'auth.error.email-not-confirmed'),
  user_already_exists: at('email', 'auth.error.email-taken'),
  email_exists: at('email', 'auth.error.email-taken'),
  email_address_invalid: at('email', 'auth.error.email'),
  weak_password: at('password', 'auth.error.password-weak'),
  same_password: at('password', 'auth.error.password-same'),
  over_request_rate_limit: at('root', 'auth.error.too-many'),
  over_email_send_rate_limit: at('root', 'auth.error.too-many'),
  signup_disabled: at('root', 'auth.error.signup-closed'),
}

/** Says at which field, and in which words of ours, a refusal of Auth is shown (spec 8, "Login"). */
export function explainAuthError(error: unknown): Explanation {
  if (isAuthRetryableFetchError(error)) return at('root', 'ui.form.network')
  if (isAuthWeakPasswordError(error)) return at('password', 'auth.error.password-weak')
  const found = isAuthApiError(error) && error.code ? known[error.code] : undefined
  return found ?? { field: 'email', id: 'auth.error.unexpected', isExpected: false }
}
