import { COMPANY_MESSAGES } from '../../_shared/contract/companies.ts'
import type { ErrorCode } from '../../_shared/contract/errors.ts'
import { ROLE_MESSAGES } from '../../_shared/contract/roles.ts'
import { USER_MESSAGES } from '../../_shared/contract/users.ts'
import { HttpError, invalid } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'

/** The SQLSTATE of the application's errors; the message of such an error is its key. */
const APPLICATION_ERROR = 'QPREF'

const FIELDS: Readonly<Record<string, string>> = {
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
const CODES: Readonly<Record<string, ErrorCode>> = {
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
const MESSAGES: Readonly<Record<string, string>> = { ...USER_MESSAGES, ...ROLE_MESSAGES, ...COMPANY_MESSAGES }

/** Awaits work and converts the database's error keys to API errors; other errors are rethrown. */
export async function withUserErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

function refusalOf(error: unknown): HttpError | null {
  return isDatabaseError(error) && error.code === APPLICATION_ERROR ? userRefusal(error.message, error) : null
}

/** Returns the API error of an error key; null for an unknown one. */
export function userRefusal(key: string, cause?: unknown): HttpError | null {
  const message = MESSAGES[key]
  const field = FIELDS[key]
  if (field !== undefined && message !== undefined) return invalid({ [field]: message })
  const code = CODES[key]
  return code !== undefined && message !== undefined ? new HttpError(code, { message, cause }) : null
}
