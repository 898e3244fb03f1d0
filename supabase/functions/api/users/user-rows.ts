import type { UserDetail } from '../../_shared/contract/users.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { USER_COLUMNS, USER_TABLES } from './user-list.ts'

/** Returns a user with all administration fields, or null. */
export async function readUser(tx: Tx, by: { no: number } | { email: string }): Promise<UserDetail | null> {
  const found = 'no' in by ? tx`p.no = ${by.no}` : tx`lower(p.email) = ${by.email}`
  const [row] = await tx<UserDetail[]>`
    select ${tx.unsafe(USER_COLUMNS)}, d.tax_id, d.language, d.stated_company, d.revision, f.sessions, f.last_sign_in_at,
      f.invited_at, s.has_second_factor, s.reset_at as factor_reset_at, s.reset_by as factor_reset_by,
      w.tasks as task_done, w.projects as project_done
      from public.profiles p ${tx.unsafe(USER_TABLES)}
      cross join lateral private.users_can(array[p.id]) k
      cross join lateral private.account_facts(p.id) f
      cross join lateral private.work_done(p.id) w
      cross join lateral private.second_factor_facts(p.id) s
     where ${found}`
  return row ?? null
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
