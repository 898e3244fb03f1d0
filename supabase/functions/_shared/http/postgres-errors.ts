import type { ErrorCode, RefusalReason } from '../contract/errors.ts'
import { isOutage, retryAfterSeconds } from '../db/outage.ts'
import { HttpError, invalid, refusalOf } from './errors.ts'

/** An error raised by the database or its driver. */
type DatabaseError = Error & { code: string }

const BY_STATE: Record<string, ErrorCode> = {
  '42501': 'forbidden',
  QPTRA: 'in_trash',
  QPINA: 'inactive',
  QPSES: 'unauthenticated',
  QPMFA: 'second_factor',
  QPENR: 'second_factor_setup',
  QPRAT: 'rate_limited',
  QPQUO: 'storage_full',
  '53100': 'disk_full',
  P0002: 'not_found',
  QM005: 'not_in_trash',
  '55000': 'wrong_state',
  '23505': 'already_exists',
  '23503': 'invalid',
  '23502': 'invalid',
  '23514': 'invalid',
  '22001': 'invalid',
  '22003': 'invalid',
  '22P02': 'invalid_request',
  '22007': 'invalid_request',
  '22008': 'invalid_request',
  '22021': 'invalid_text',
  '22P05': 'invalid_text',
  '53400': 'too_many',
  '54000': 'too_large',
  '54001': 'too_large',
  '57014': 'timeout',
  '55P03': 'unavailable',
  '40001': 'unavailable',
  '40P01': 'unavailable',
  '25006': 'unavailable',
}

/** The field and the reason of constraints that input can violate. */
export type FieldOfConstraint = Readonly<Record<string, readonly [string, RefusalReason]>>

/** The field and the reason of the errors that functions of the mail raise. */
const MAIL_FIELDS: FieldOfConstraint = {
  QM001: ['to', 'recipients'],
  QM002: ['to', 'one_company'],
  QM003: ['projectId', 'no_project'],
  QM004: ['attachments', 'no_file'],
  QM006: ['labelId', 'no_label'],
  QM007: ['dueDate', 'due_date_past'],
  QM009: ['dueDate', 'due_before_sending'],
  QM010: ['sendAt', 'send_time'],
  QM011: ['assigneeId', 'no_reader'],
  QM012: ['snoozedUntil', 'send_time'],
}

const MANUSCRIPT_FIELDS: FieldOfConstraint = {
  manuscript_items_manuscript_id_label_id_fkey: ['labelId', 'no_label'],
  manuscript_items_manuscript_id_status_id_fkey: ['statusId', 'no_status'],
  manuscript_items_manuscript_id_parent_id_fkey: ['parentId', 'no_item'],
  manuscript_exports_object: ['exportId', 'no_file'],
}

/** Returns whether an error has a code of Postgres or of its driver. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && typeof (error as { code?: unknown }).code === 'string'
}

/** Returns whether a retry may succeed, after a serialization failure or a deadlock. */
export function isRetryable(error: unknown): boolean {
  return isDatabaseError(error) && (error.code === '40001' || error.code === '40P01')
}

/** Converts a database error to an API error, with the reason at its field; null for one that is a server error. */
export function fromDatabase(
  error: unknown,
  fields: FieldOfConstraint = MANUSCRIPT_FIELDS,
): HttpError | null {
  if (!isDatabaseError(error)) return null
  const [mailField, mailReason] = MAIL_FIELDS[error.code] ?? []
  if (mailField && mailReason) return invalid({ [mailField]: mailReason })
  const code = BY_STATE[error.code] ?? (isOutage(error) ? 'unavailable' : null)
  if (code === null) return null
  // The detail of a rate limit error is the seconds until its period ends (private.take_rate).
  const wait = code === 'rate_limited' ? ((error as { detail?: string }).detail ?? '60') : null
  const [field, reason] = fields[(error as { constraint_name?: string }).constraint_name ?? ''] ?? []
  return new HttpError(code, {
    cause: error,
    ...(code === 'storage_full' ? storageFigures((error as { detail?: string }).detail) : {}),
    ...(field && reason ? { fields: { [field]: reason } } : {}),
    ...(wait === null ? {} : { headers: { 'Retry-After': wait } }),
    ...(code === 'unavailable' || code === 'timeout'
      ? { headers: { 'Retry-After': String(retryAfterSeconds) } }
      : {}),
  })
}

/**
 * The sentence of a full storage and, beside the error, its figures in bytes, which `private.require_storage` gives
 * (R-532).
 */
function storageFigures(detail = ''): { message?: string; beside?: Record<string, unknown> } {
  const [, used, allowed] = /^(\d+) of (\d+) bytes/.exec(detail)?.map(Number) ?? []
  if (used === undefined || allowed === undefined) return {}
  const megabytes = (bytes: number) => Number((bytes / 1e6).toFixed(1))
  const figures = `full: ${megabytes(used)} of ${megabytes(allowed)} MB are used.`
  return {
    message: refusalOf('storage_full').message.replace('full.', figures),
    beside: { storage: { used, allowed } },
  }
}
