import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { MessageId } from '../i18n/message-ids.ts'
import { ApiError } from './api-error.ts'
import { type ReasonWords, reasonMessage, refusalMessage } from './refusal.ts'

type ErrorOptions = {
  /** The message id of a failure without a readable message. */
  fallbackId?: MessageId
  words?: ReasonWords
}

/** Shows the reasons of a failed call at their fields and the rest as the form error. */
export function showFormError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
  { fallbackId = 'ui.form.failed', words }: ErrorOptions = {},
): void {
  const known = form.getValues()
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const own = fields.filter(([field]) => field in known)
  for (const [field, reason] of own)
    form.setError(
      field as Path<Values>,
      { message: reasonMessage(reason, words) ?? reason },
      { shouldFocus: true },
    )
  if (own.length > 0) return
  const isNetwork = error instanceof ApiError && error.isNetwork
  form.setError('root', { message: isNetwork ? 'ui.form.network' : (refusalMessage(error) ?? fallbackId) })
}
