import { isRefusalReason, type RefusalCode, type RefusalReason } from '@contract/errors.ts'
import type { IntlShape } from 'react-intl'
import { hasMessage } from '../i18n/has-message.ts'
import type { MessageId } from '../i18n/message-ids.ts'
import { ApiError } from './api-error.ts'

/** The words of each code of a refused call; a code without words does not compile. */
const IDS: Readonly<Record<RefusalCode, MessageId>> = {
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

/** The words of each reason; a reason without words does not compile. */
const REASON_IDS: Readonly<Record<RefusalReason, MessageId>> = {
  absence_too_long: 'ui.refused.absence-too-long',
  accepted: 'users.error.accepted',
  address_open: 'users.error.address_open',
  admin_rules: 'ui.refused.forbidden',
  already_owner: 'manuscripts.share.owner-already',
  company_beyond: 'users.error.company_beyond',
  company_in_use: 'companies.delete.in-use',
  contact_email: 'projects.error.contactEmail',
  document_too_long: 'editor.notice.too-long',
  due_before_sending: 'ui.refused.due-before-sending',
  due_date_past: 'ui.refused.due-past',
  due_date_required: 'projects.error.dueDate',
  email_taken: 'users.error.email_taken',
  end_before_start: 'ui.refused.end',
  export_in_app: 'manuscripts.refused.export-in-app',
  file_required: 'scrivener-import.file.required',
  file_too_large: 'scrivener-import.file.tooLarge',
  file_zip_only: 'scrivener-import.file.zipOnly',
  future: 'ui.refused.value',
  invalid_value: 'ui.refused.value',
  is_confirmed: 'users.error.is_confirmed',
  item_in_trash: 'ui.refused.in-trash',
  last_admin: 'users.error.last_admin',
  latest_before_due: 'projects.error.latestBeforeDue',
  latest_date_required: 'projects.error.latest',
  no_category: 'ui.refused.no-category',
  no_chapter: 'ui.refused.no-chapter',
  no_client: 'ui.refused.no-client',
  no_company: 'ui.refused.no-company',
  no_decider: 'projects.price.no-client',
  no_deliverable: 'ui.refused.no-deliverable',
  no_file: 'ui.refused.no-file',
  no_item: 'ui.refused.no-item',
  no_label: 'ui.refused.no-label',
  no_reader: 'ui.refused.no-reader',
  no_picture: 'ui.refused.no-picture',
  no_project: 'ui.refused.no-project',
  no_role: 'ui.refused.no-role',
  no_second_factor: 'users.error.no_second_factor',
  no_status: 'ui.refused.no-status',
  no_subject: 'ui.refused.value',
  no_target_language: 'ui.refused.no-target-language',
  not_in_company: 'ui.refused.not-in-company',
  not_today: 'ui.refused.today',
  one_company: 'ui.refused.one-company',
  only_admin: 'account.error.last-admin',
  over_balance: 'ui.refused.value',
  own_account: 'users.error.own_account',
  own_branch: 'ui.refused.own-branch',
  own_category: 'ui.refused.own-category',
  own_company: 'users.error.own_company',
  own_factor: 'users.error.own_factor',
  own_role: 'users.error.own_role',
  own_status: 'users.error.own_status',
  past: 'ui.refused.value',
  permission_taken: 'access.error.permission-taken',
  person_beyond: 'users.error.person_beyond',
  price_amount: 'projects.error.amount',
  property_required: 'projects.error.property',
  reason: 'ui.refused.reason',
  recipient_missing: 'users.error.recipient_missing',
  recipient_not_allowed: 'users.error.recipient_not_allowed',
  recipients: 'ui.refused.recipients',
  recovery_code: 'auth.error.recovery-code',
  required: 'ui.refused.value-required',
  role_beyond: 'users.error.role_beyond',
  role_built_in: 'ui.refused.wrong-state',
  role_exists: 'access.error.role_exists',
  role_in_use: 'ui.refused.wrong-state',
  rule_beyond: 'access.error.rule_beyond',
  rule_twice: 'ui.refused.value',
  same_plan: 'account.error.same-plan',
  send_time: 'ui.refused.send-time',
  series_end: 'ui.refused.end',
  service_type_required: 'projects.error.serviceType',
  staff_only: 'ui.refused.staff-only',
  taken: 'ui.refused.already-exists',
  time_preference_required: 'projects.error.timePreference',
  title_required: 'projects.error.title',
  too_complex: 'ui.refused.too-complex',
  too_long: 'ui.refused.too-long',
  too_many_keywords: 'manuscripts.refused.too-many-keywords',
  unfilled: 'ui.refused.unfilled',
  username_taken: 'ui.refused.username-taken',
}

/** Words of an area for reasons that are more precise than the general ones. */
export type ReasonWords = Readonly<Partial<Record<RefusalReason, MessageId>>>

const has = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key)

/** The message id of a reason; undefined for one of a newer server. */
export const reasonMessage = (reason: string, words: ReasonWords = {}): MessageId | undefined =>
  isRefusalReason(reason) ? (words[reason] ?? REASON_IDS[reason]) : undefined

/**
 * Why the server refused a call: the message id of its reason, of the first reason of a field or of its code, otherwise
 * the server's sentence. Undefined when it gave no response or failed (5xx) for another reason than a full disk.
 */
export function refusalMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status < 400) return undefined
  if (error.status >= 500 && error.code !== 'disk_full') return undefined
  return reasonIdOf(error) ?? (has(IDS, error.code) ? IDS[error.code] : error.message)
}

const reasonIdOf = ({ reason, fields }: ApiError) =>
  [reason, ...Object.values(fields)].flatMap((each) => reasonMessage(each) ?? [])[0]

const looksLikeId = (text: string) => /^[\w-]+(\.[\w-]+)+$/.test(text)

/** A message id in the user's language, in general words on a screen without its area; any other text as it is. */
export const messageText = (intl: IntlShape, message: string): string => {
  if (hasMessage(intl, message)) return intl.formatMessage({ id: message })
  return looksLikeId(message) ? intl.formatMessage({ id: 'ui.refused.invalid' }) : message
}

/** The words of the reason that a call was refused for; undefined when it gave none. */
export function reasonText(intl: IntlShape, error: unknown): string | undefined {
  const id = error instanceof ApiError ? reasonIdOf(error) : undefined
  return id && messageText(intl, id)
}

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
