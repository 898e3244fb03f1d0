import { DUE_DATE_PAST } from '../../_shared/contract/mail.ts'
import { HttpError, invalid } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'

/** What the database's own refusals of mail say, and where. The same for what is not there and what is not the caller's. */
const REFUSALS: Record<string, () => HttpError> = {
  QM001: () => invalid({ to: 'You cannot write to one of these recipients' }),
  QM002: () => invalid({ to: 'Recipients must belong to the same company' }),
  QM003: () => invalid({ projectId: 'This project does not exist' }),
  QM004: () => invalid({ attachments: 'An attachment is missing. Attach it again.' }),
  QM005: () => new HttpError('not_in_trash'),
  QM007: () => invalid({ dueDate: DUE_DATE_PAST }),
  QM006: () => invalid({ labelId: 'This label does not exist' }),
}

/** Runs what may meet one of the refusals of mail, and says them in the contract's words. */
export async function withMailErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const refusal = isDatabaseError(error) ? REFUSALS[error.code] : undefined
    if (refusal) throw refusal()
    throw error
  }
}
