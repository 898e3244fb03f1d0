import { isAuthApiError, isAuthRetryableFetchError } from '@supabase/supabase-js'

const ids: Readonly<Record<string, { field: 'email' | 'password' | 'root'; id: string }>> = {
  invalid_credentials: { field: 'email', id: 'auth.error.invalid-credentials' },
  email_not_confirmed: { field: 'email', id: 'auth.error.email-not-confirmed' },
  user_already_exists: { field: 'email', id: 'auth.error.email-taken' },
  email_exists: { field: 'email', id: 'auth.error.email-taken' },
  email_address_invalid: { field: 'email', id: 'auth.error.email' },
  weak_password: { field: 'password', id: 'auth.error.password-weak' },
  same_password: { field: 'password', id: 'auth.error.password-same' },
  over_request_rate_limit: { field: 'root', id: 'auth.error.too-many' },
  over_email_send_rate_limit: { field: 'root', id: 'auth.error.too-many' },
}

/** Says at which field, and in which words of ours, a refusal of Auth is shown (spec 8). */
export function explainAuthError(error: unknown): { field: 'email' | 'password' | 'root'; id: string } {
  if (isAuthRetryableFetchError(error)) return { field: 'root', id: 'ui.form.network' }
  const code = isAuthApiError(error) ? error.code : undefined
  return (code ? ids[code] : undefined) ?? { field: 'email', id: 'auth.error.unexpected' }
}
