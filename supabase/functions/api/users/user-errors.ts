import { type ErrorCode, isRefusalReason, type RefusalReason } from '../../_shared/contract/errors.ts'
import { HttpError, invalid } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'

/** The SQLSTATE of the application's errors; the message of such an error is its reason. */
const APPLICATION_ERROR = 'QPREF'

const FIELDS: Readonly<Partial<Record<RefusalReason, string>>> = {
  email_taken: 'email',
  username_taken: 'username',
  no_company: 'companyId',
  own_company: 'companyId',
  company_beyond: 'companyId',
  no_role: 'role',
  role_beyond: 'role',
  own_role: 'role',
  own_status: 'status',
  is_confirmed: 'status',
  recipient_not_allowed: 'handTo',
  role_exists: 'name',
}
const CODES: Readonly<Partial<Record<RefusalReason, ErrorCode>>> = {
  person_beyond: 'forbidden',
  own_account: 'forbidden',
  own_factor: 'forbidden',
  rule_beyond: 'forbidden',
  admin_rules: 'forbidden',
  last_admin: 'wrong_state',
  accepted: 'wrong_state',
  no_second_factor: 'wrong_state',
  address_open: 'wrong_state',
  recipient_missing: 'wrong_state',
  role_built_in: 'wrong_state',
  role_in_use: 'wrong_state',
}

/** Awaits work and converts the database's reasons to API errors; other errors are rethrown. */
export async function withUserErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

/** Returns the API error of a reason of the database; null for any other error. */
function refusalOf(error: unknown): HttpError | null {
  if (!isDatabaseError(error) || error.code !== APPLICATION_ERROR) return null
  const reason = error.message
  if (!isRefusalReason(reason)) return null
  const field = FIELDS[reason]
  if (field !== undefined) return invalid({ [field]: reason })
  const code = CODES[reason]
  return code !== undefined ? new HttpError(code, { reason, cause: error }) : null
}
