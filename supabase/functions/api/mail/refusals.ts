import { ApiError, invalid } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'

/** What the database's own refusals of mail say, and where. The same for what is not there and what is not the caller's. */
const REFUSALS: Record<string, () => ApiError> = {
  QM001: () => invalid({ to: 'There is somebody among them you cannot write to' }),
  QM002: () => invalid({ to: 'People of different companies cannot be in one conversation' }),
  QM003: () => invalid({ projectId: 'There is no such project' }),
  QM004: () => invalid({ attachments: 'A file is not there: attach it again' }),
  QM005: () => new ApiError('not_in_trash'),
  QM006: () => invalid({ labelId: 'There is no such label' }),
}

/** Runs what may meet one of the refusals of mail, and says them in the contract's words. */
export async function withRefusals<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const refusal = isDatabaseError(error) ? REFUSALS[error.code] : undefined
    if (refusal) throw refusal()
    throw error
  }
}
