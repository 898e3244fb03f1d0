import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error.ts'

/** Refusals of any form that we word in the reader's language. */
const TRANSLATED: Readonly<Record<string, string>> = {
  rate_limited: 'ui.form.rate-limited',
  storage_full: 'ui.form.storage-full',
}

/**
 * Puts a failed call's messages at the fields they belong to, the rest on the form as a whole;
 * what was typed stays. `fallbackId` is the message when the failure says nothing a person can use.
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
