import type { IntlShape } from 'react-intl'
import { ApiError } from './api-error.ts'

/** The message id of each error that any call can return, by its code in `_shared/http/errors.ts`. */
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
  disk_full: 'ui.form.disk-full',
  invalid: 'ui.refused.invalid',
  invalid_request: 'ui.refused.invalid',
  invalid_json: 'ui.refused.invalid',
  invalid_text: 'ui.refused.characters',
  inactive: 'ui.refused.forbidden',
  second_factor: 'ui.refused.unauthenticated',
  second_factor_setup: 'ui.refused.unauthenticated',
}

/** The message id of each sentence for a field that only the server checks and no area translates. */
const FIELD_IDS: Readonly<Record<string, string>> = {
  'This is required': 'ui.refused.value-required',
  'This is not valid': 'ui.refused.value',
  'This text is nested too deeply or too long': 'ui.refused.too-complex',
  'This description is too complex': 'ui.refused.too-complex',
  'This is nested too deeply': 'ui.refused.too-complex',
  'This has too many parts': 'ui.refused.too-complex',
  'You cannot write to one of these recipients': 'ui.refused.recipients',
  'Recipients must belong to the same company': 'ui.refused.one-company',
  'All fields must be filled before sending': 'ui.refused.unfilled',
  'Due date must be today or later': 'ui.refused.due-past',
  'An attachment is missing. Attach it again.': 'ui.refused.no-file',
  'A file was not uploaded': 'ui.refused.no-file',
  'There is no such file': 'ui.refused.no-file',
  'There is no such picture': 'ui.refused.no-picture',
  'This picture does not exist': 'ui.refused.no-picture',
  'This picture is not in your own folder': 'ui.refused.no-picture',
  'This project does not exist': 'ui.refused.no-project',
  'This label does not exist': 'ui.refused.no-label',
  'This status does not exist': 'ui.refused.no-status',
  'This company does not exist': 'ui.refused.no-company',
  'This category does not exist': 'ui.refused.no-category',
  'A category cannot be below itself': 'ui.refused.own-category',
  'This client does not exist': 'ui.refused.no-client',
  'This chapter does not exist': 'ui.refused.no-chapter',
  'This deliverable does not exist': 'ui.refused.no-deliverable',
  'This item does not exist': 'ui.refused.no-item',
  'This item does not exist here': 'ui.refused.no-item',
  'This item is in the trash': 'ui.refused.in-trash',
  'An item cannot be moved into itself': 'ui.refused.own-branch',
  'Requests can only be assigned to active staff': 'ui.refused.staff-only',
  'Enter a reason': 'ui.refused.reason',
  'This is not the current date in any time zone': 'ui.refused.today',
  'The end is before the start': 'ui.refused.end',
}
const TOO_LONG = /^At most [\d,]+ characters$/
const OUT_OF_RANGE = /^At (least|most) [\d,]+( characters)?$/

const isMessageId = (text: string) => /^[\w-]+(\.[\w-]+)+$/.test(text)

/** The message id of the API's sentence for a field; an unknown sentence as it is. */
export function fieldMessage(text: string): string {
  const sentence = text.replace(/ \(at [^()]*\)$/, '')
  if (TOO_LONG.test(sentence)) return 'ui.refused.too-long'
  return FIELD_IDS[sentence] ?? (OUT_OF_RANGE.test(sentence) ? 'ui.refused.value' : text)
}

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
 * Why the server refused a call: a message id where one exists, that of a field before that of the code, otherwise the
 * server's sentence. Undefined when it gave no response or failed (5xx) for another reason than a full disk.
 */
export function refusalMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status < 400) return undefined
  if (error.status >= 500 && error.code !== 'disk_full') return undefined
  if (isMessageId(error.message)) return error.message
  const ofField = Object.values(error.fields).map(fieldMessage).find(isMessageId)
  return ofField ?? IDS[error.code] ?? error.message
}

/** A message id in the user's language; any other text as it is. */
export const messageText = (intl: IntlShape, message: string): string =>
  message in intl.messages ? intl.formatMessage({ id: message }) : message

/** `refusalMessage` in the user's language. */
export function refusalText(intl: IntlShape, error: unknown): string | undefined {
  const message = refusalMessage(error)
  if (message === 'ui.form.storage-full' && error instanceof ApiError) {
    const { used, allowed } =
      (error.body as { storage?: { used?: unknown; allowed?: unknown } } | null)?.storage ?? {}
    const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10
    if (typeof used === 'number' && typeof allowed === 'number')
      return intl.formatMessage(
        { id: 'ui.form.storage-full-of' },
        { used: megabytes(used), allowed: megabytes(allowed) },
      )
  }
  return message && messageText(intl, message)
}
