import type { FieldReason, RefusalCode } from '@contract/errors.ts'
import type { IntlShape } from 'react-intl'
import type english from '../../../locales/en/ui.json'
import type french from '../../../locales/fr/ui.json'
import { ApiError } from './api-error.ts'

/** An id of the messages `ui`, present in both languages. */
type UiMessageId = keyof typeof english & keyof typeof french

/** The words of each code of a refused call; a code without words does not compile. */
const IDS: Readonly<Record<RefusalCode, UiMessageId>> = {
  invalid_request: 'ui.refused.invalid',
  invalid_json: 'ui.refused.invalid',
  invalid_text: 'ui.refused.characters',
  unauthenticated: 'ui.refused.unauthenticated',
  forbidden: 'ui.refused.forbidden',
  inactive: 'ui.refused.forbidden',
  second_factor: 'ui.refused.unauthenticated',
  second_factor_setup: 'ui.refused.unauthenticated',
  not_found: 'ui.refused.not-found',
  conflict: 'ui.refused.conflict',
  in_trash: 'ui.refused.in-trash',
  not_in_trash: 'ui.refused.not-in-trash',
  already_exists: 'ui.refused.already-exists',
  wrong_state: 'ui.refused.wrong-state',
  too_large: 'ui.refused.too-large',
  invalid: 'ui.refused.invalid',
  too_many: 'ui.refused.too-many',
  rate_limited: 'ui.form.rate-limited',
  storage_full: 'ui.form.storage-full',
  disk_full: 'ui.form.disk-full',
}

/** The words of each reason for which the server refuses a field. */
const REASON_IDS: Readonly<Record<FieldReason, UiMessageId>> = {
  code_taken: 'ui.refused.already-exists',
  send_time: 'ui.refused.send-time',
  series_end: 'ui.refused.end',
  due_before_sending: 'ui.refused.due-before-sending',
  end_before_start: 'ui.refused.end',
  invalid_value: 'ui.refused.value',
  item_in_trash: 'ui.refused.in-trash',
  no_category: 'ui.refused.no-category',
  no_chapter: 'ui.refused.no-chapter',
  no_company: 'ui.refused.no-company',
  no_deliverable: 'ui.refused.no-deliverable',
  no_file: 'ui.refused.no-file',
  no_item: 'ui.refused.no-item',
  no_label: 'ui.refused.no-label',
  no_picture: 'ui.refused.no-picture',
  no_project: 'ui.refused.no-project',
  no_status: 'ui.refused.no-status',
  not_in_company: 'ui.refused.not-in-company',
  not_today: 'ui.refused.today',
  one_company: 'ui.refused.one-company',
  own_branch: 'ui.refused.own-branch',
  own_category: 'ui.refused.own-category',
  reason: 'ui.refused.reason',
  recipients: 'ui.refused.recipients',
  required: 'ui.refused.value-required',
  staff_only: 'ui.refused.staff-only',
  too_complex: 'ui.refused.too-complex',
  too_long: 'ui.refused.too-long',
}

/** Sentences of the contract that no area translates; the first two are product text of `docs/requirements.md`. */
const SENTENCE_IDS = {
  'All fields must be filled before sending': 'ui.refused.unfilled',
  'Due date must be today or later': 'ui.refused.due-past',
  'This is required': 'ui.refused.value-required',
  'This picture is not in your own folder': 'ui.refused.no-picture',
  'This client does not exist': 'ui.refused.no-client',
  'This company does not exist': 'ui.refused.no-company',
  'A category cannot be below itself': 'ui.refused.own-category',
} as const satisfies Record<string, UiMessageId>
const TOO_LONG = /^At most [\d,]+ characters$/

const has = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key)
const isMessageId = (text: string) => /^[\w-]+(\.[\w-]+)+$/.test(text)

/** The message id of the reason or sentence that the API gives for a field; an unknown sentence as it is. */
export function fieldMessage(text: string): string {
  const reason = text.replace(/ \(at [^()]*\)$/, '')
  if (has(REASON_IDS, reason)) return REASON_IDS[reason]
  if (TOO_LONG.test(reason)) return 'ui.refused.too-long'
  return has(SENTENCE_IDS, reason) ? SENTENCE_IDS[reason] : text
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
  return ofField ?? (has(IDS, error.code) ? IDS[error.code] : error.message)
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
