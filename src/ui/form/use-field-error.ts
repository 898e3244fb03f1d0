import { get, useFormState } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { hasMessage } from '@/lib/i18n/has-message.ts'

/** The error message of a field; a message id is translated here with the values of the field. */
export function useFieldError(name: string, values?: Readonly<Record<string, string>>): string | undefined {
  const intl = useIntl()
  const { errors } = useFormState()
  const error: { message?: unknown } | undefined = get(errors, name)
  const message = error?.message
  if (typeof message !== 'string' || message === '') return undefined
  return hasMessage(intl, message) ? intl.formatMessage({ id: message }, values) : message
}
