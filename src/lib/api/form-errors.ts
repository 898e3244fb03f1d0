import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error.ts'
import { fieldMessage, refusalMessage } from './refusal.ts'

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
  for (const [field, message] of own)
    form.setError(field as Path<Values>, { message: fieldMessage(message) }, { shouldFocus: true })
  if (own.length > 0) return
  const isNetwork = error instanceof ApiError && error.isNetwork
  form.setError('root', { message: isNetwork ? 'ui.form.network' : (refusalMessage(error) ?? fallbackId) })
}
