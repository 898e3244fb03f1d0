import { ApiError } from '@/lib/api-error.ts'
import { messageIds } from './project-form-schema.ts'

/** Replaces the API's English validation messages with message ids. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status === 0) return error
  const { status, code, message, body } = error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([field, text]) => [field, messageIds[text] ?? text]),
  )
  return new ApiError({ status, code, message: messageIds[message] ?? message, fields, body })
}
