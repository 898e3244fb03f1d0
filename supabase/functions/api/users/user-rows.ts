import type { UserDetail } from '../../_shared/contract/users.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { USER_COLUMNS, USER_TABLES } from './user-list.ts'

type Dates = { createdAt: Date; lastUpdated: Date; lastSignInAt: Date | null; invitedAt: Date | null }
type Row = Omit<UserDetail, keyof Dates> & Dates

/** Returns a user with all administration fields, or null. */
export async function readUser(tx: Tx, by: { no: number } | { email: string }): Promise<UserDetail | null> {
  const found = 'no' in by ? tx`p.no = ${by.no}` : tx`lower(p.email) = ${by.email}`
  const [row] = await tx<Row[]>`
    select ${tx.unsafe(USER_COLUMNS)}, d.tax_id as "taxId", d.language, d.stated_company as "statedCompany", d.revision, f.sessions, f.last_sign_in_at as "lastSignInAt",
      f.invited_at as "invitedAt", w.tasks as "taskDone", w.projects as "projectDone"
      from public.profiles p ${tx.unsafe(USER_TABLES)}
      left join public.companies c on c.id = p.company_id
      cross join lateral private.account_facts(p.id) f
      cross join lateral private.work_done(p.id) w
     where ${found}`
  if (!row) return null
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUpdated: row.lastUpdated.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    invitedAt: row.invitedAt?.toISOString() ?? null,
  }
}

/** Returns the user with this number; throws 404 when there is none. */
export async function requireUser(tx: Tx, no: number): Promise<UserDetail> {
  const user = await readUser(tx, { no })
  if (!user) throw userNotFound()
  return user
}

/** Returns the 404 error of an unknown number with a fixed message. */
export function userNotFound(): HttpError {
  return new HttpError('not_found', { message: 'User not found' })
}
