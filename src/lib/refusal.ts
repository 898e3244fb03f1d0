import type { IntlShape } from 'react-intl'
import { ApiError } from './api-error.ts'

/** The message id of each error that any call can answer, by its code in `_shared/http/errors.ts`. */
const IDS: Readonly<Record<string, string>> = {
  unauthenticated: 'ui.refused.unauthenticated',
  forbidden: 'ui.refused.forbidden',
  not_found: 'ui.refused.not-found',
  conflict: 'ui.refused.conflict',
  in_trash: 'ui.refused.in-trash',
  not_in_trash: 'ui.refused.not-in-trash',
  already_exists: 'ui.refused.already-exists',
  wrong_state: 'ui.refused.wrong-state',
  too_large: 'ui.refused.too-large',
  too_many: 'ui.refused.too-many',
  rate_limited: 'ui.form.rate-limited',
  storage_full: 'ui.form.storage-full',
}

const isMessageId = (text: string) => /^[\w-]+(\.[\w-]+)+$/.test(text)

/** Returns a function that replaces the API's English messages in an error by message ids of an area. */
export const translateMessages =
  (ids: Readonly<Record<string, string>>) =>
  (error: unknown): unknown => {
    if (!(error instanceof ApiError) || error.isNetwork) return error
    const idOf = (text: string) => ids[text] ?? text
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([field, text]) => [field, idOf(text)]),
    )
    const { status, code, body } = error
    return new ApiError({ status, code, body, fields, message: idOf(error.message) })
  }

/**
 * Why the server refused a call: a message id where one exists, otherwise the server's sentence. Undefined when it gave
 * no answer or failed (5xx).
 */
export function refusalMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return undefined
  return isMessageId(error.message) ? error.message : (IDS[error.code] ?? error.message)
}

/** A message id in the user's language; any other text as it is. */
export const messageText = (intl: IntlShape, message: string): string =>
  message in intl.messages ? intl.formatMessage({ id: message }) : message

/** `refusalMessage` in the user's language. */
export function refusalText(intl: IntlShape, error: unknown): string | undefined {
  const message = refusalMessage(error)
  return message && messageText(intl, message)
}
