import { get, useFormState } from 'react-hook-form'
import { useIntl } from 'react-intl'

/**
 * The message to show at a field: the error's text, translated when it is the id of a message.
 * Schemas shared with the server carry English sentences or ids; both arrive here.
 */
export function useFieldError(name: string): string | undefined {
  const intl = useIntl()
  const { errors } = useFormState()
  const error: { message?: unknown } | undefined = get(errors, name)
  const message = error?.message
  if (typeof message !== 'string' || message === '') return undefined
  return message in intl.messages ? intl.formatMessage({ id: message }) : message
}
