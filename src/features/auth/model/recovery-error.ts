import { ApiError } from '@/lib/api/api-error.ts'

/** Replaces the API's English message of a refused recovery code with a message id. */
export function explainRecoveryError(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.fields?.code === undefined) return error
  const { status, code, message, body } = error
  return new ApiError({ status, code, message, body, fields: { code: 'auth.error.recovery-code' } })
}
