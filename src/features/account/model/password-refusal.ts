import { ApiError } from '@/lib/api/api-error.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'

type Refusal = { field: 'current' | 'password' | 'code' | 'root'; id: MessageId }

const known: Readonly<Record<string, Refusal>> = {
  same_password: { field: 'password', id: 'account.error.password-same' },
  weak_password: { field: 'password', id: 'account.error.password-weak' },
  mfa_verification_failed: { field: 'code', id: 'account.error.code-wrong' },
  over_request_rate_limit: { field: 'root', id: 'account.error.too-many' },
}

/** Maps a failed password change to the form field and message that show it. */
export function passwordRefusal(error: unknown): Refusal {
  if (error instanceof Error && error.name === 'WrongPassword')
    return { field: 'current', id: 'account.error.password-wrong' }
  const isOffline = error instanceof ApiError && error.isNetwork
  if (isOffline || (error instanceof Error && error.name === 'AuthRetryableFetchError'))
    return { field: 'root', id: 'ui.form.network' }
  const code = (error as { code?: unknown } | null)?.code
  return (typeof code === 'string' ? known[code] : undefined) ?? { field: 'root', id: 'ui.form.failed' }
}
