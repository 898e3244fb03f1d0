import { HttpError, invalid, refuseField } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'

/** The response to each mail error of the database; a missing row and another person's row get the same one. */
const REFUSALS: Record<string, () => HttpError> = {
  QM001: () => refuseField('to', 'recipients'),
  QM002: () => refuseField('to', 'one_company'),
  QM003: () => refuseField('projectId', 'no_project'),
  QM004: () => refuseField('attachments', 'no_file'),
  QM005: () => new HttpError('not_in_trash'),
  QM007: () => invalid({ dueDate: 'due_date_past' }),
  QM009: () => refuseField('dueDate', 'due_before_sending'),
  QM010: () => refuseField('sendAt', 'send_time'),
  QM011: () => refuseField('assigneeId', 'no_reader'),
  QM012: () => refuseField('snoozedUntil', 'send_time'),
  QM006: () => refuseField('labelId', 'no_label'),
}

/** Awaits mail work and converts the database's mail errors to API errors. */
export async function withMailErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const refusal = isDatabaseError(error) ? REFUSALS[error.code] : undefined
    if (refusal) throw refusal()
    throw error
  }
}
