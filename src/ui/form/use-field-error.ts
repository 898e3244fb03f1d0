import { get, useFormState } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { messageText } from '@/lib/api/refusal.ts'

/** The error message of a field; message ids are translated here with the values of the field. */
export function useFieldError(name: string, values?: Readonly<Record<string, string>>): string | undefined {
  const intl = useIntl()
  const { errors } = useFormState()
  const error: { message?: unknown } | undefined = get(errors, name)
  const message = error?.message
  if (typeof message !== 'string' || message === '') return undefined
  return messageText(intl, message, values)
}
