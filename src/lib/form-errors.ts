import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error.ts'

/** Error codes of any form that have a translated message. */
const TRANSLATED: Readonly<Record<string, string>> = {
  rate_limited: 'ui.form.rate-limited',
  storage_full: 'ui.form.storage-full',
}

/**
 * Shows a failed call's messages at their fields and the rest as the form error; `fallbackId` is used when
 * the failure has no readable message.
 */
export function showFormError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
  fallbackId = 'ui.form.failed',
): void {
  const known = form.getValues()
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const own = fields.filter(([field]) => field in known)
  for (const [field, message] of own) form.setError(field as Path<Values>, { message }, { shouldFocus: true })
  if (own.length > 0) return
  const isNetwork = error instanceof ApiError && error.isNetwork
  const translated = error instanceof ApiError ? TRANSLATED[error.code] : undefined
  const spoken =
    translated ??
    (error instanceof ApiError && error.status > 0 && error.status < 500 ? error.message : fallbackId)
  form.setError('root', { message: isNetwork ? 'ui.form.network' : spoken })
}
