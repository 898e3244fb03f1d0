import { DUE_DATE_PAST } from '../../_shared/contract/mail.ts'
import { HttpError, invalid } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'

/** The response to each mail error of the database; a missing row and another person's row get the same one. */
const REFUSALS: Record<string, () => HttpError> = {
  QM001: () => invalid({ to: 'You cannot write to one of these recipients' }),
  QM002: () => invalid({ to: 'Recipients must belong to the same company' }),
  QM003: () => invalid({ projectId: 'This project does not exist' }),
  QM004: () => invalid({ attachments: 'An attachment is missing. Attach it again.' }),
  QM005: () => new HttpError('not_in_trash'),
  QM007: () => invalid({ dueDate: DUE_DATE_PAST }),
  QM006: () => invalid({ labelId: 'This label does not exist' }),
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
