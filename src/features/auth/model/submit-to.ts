import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { reportError } from '@/lib/browser/report-error.ts'
import { explainAuthError } from './auth-errors.ts'

/** Wraps a form's submit handler: an Auth error is shown at its field and the typed values are kept. */
export function submitTo<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  send: (values: Values) => Promise<void>,
): (values: Values) => Promise<void> {
  return async (values) => {
    try {
      await send(values)
    } catch (error) {
      const { field, id, isExpected } = explainAuthError(error)
      if (!isExpected) reportError(error, { where: 'auth form' })
      if (field !== 'root' && field in form.getValues())
        form.setError(field as Path<Values>, { message: id }, { shouldFocus: true })
      else form.setError('root', { message: id })
    }
  }
}
