import type { z } from 'zod'
import type { User, userListQuery } from '../../_shared/contract/users.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type Fragment, type ListDefinition, literalPattern, runList } from '../../_shared/db/list-query.ts'

type Query = z.output<typeof userListQuery>

/** The columns of a person in lists; `p`, `d`, `ur`, `k` and `c` are profile, details, role, actions and company. */
export const USER_COLUMNS = `
  p.no as id, p.id as uid, p.full_name, coalesce(c.name, '') as company, p.company_id, ur.role,
  p.username, d.country, d.contact, p.email, d.current_plan, p.status, p.avatar_path as avatar, d.billing,
  p.department, p.created_at, greatest(p.created_at, d.changed_at) as last_updated, k.can`

const details = 'join public.profile_details d on d.user_id = p.id'
const roles = 'join private.user_roles ur on ur.user_id = p.id'
/** The tables of {@link USER_COLUMNS} beside the profile and the actions. */
export const USER_TABLES = `${details} ${roles} left join public.companies c on c.id = p.company_id`

/** The user list; each sort key has an index in its own table, which is joined only for that key. */
const userListDefinition: ListDefinition = {
  from: 'public.profiles',
  alias: 'p',
  id: 'id',
  select: USER_COLUMNS,
  join: `${USER_TABLES} join private.users_can(array(select page.found_id from page)) k on k.id = p.id`,
  // The search is a separate condition, because row-level security would prevent the use of the name indexes
  // (private.find_profiles).
  search: [],
  sort: {
    user: { by: 'private.fold(p.full_name)', tie: 'p.id' },
    email: { by: 'lower(p.email)', tie: 'p.id' },
    status: { by: 'p.status', tie: 'p.id' },
    role: { by: 'ur.role', tie: 'ur.user_id', join: roles },
    plan: { by: 'd.current_plan', tie: 'd.user_id', join: details },
    billing: { by: 'd.billing', tie: 'd.user_id', join: details },
  },
  defaultSort: { by: 'user', order: 'asc' },
  tieBreak: 'p.id',
}

/** Returns a page of users, sorted by name by default. */
export async function readUsers(
  tx: Tx,
  query: Query,
): Promise<{ users: User[]; total: number; page: number }> {
  const conditions = conditionsOf(tx, query)
  const read = (page: number) => runList<User>(tx, userListDefinition, { ...query, page }, conditions)
  const { rows, total } = await read(query.page)
  // A page beyond the last one returns page 1.
  if (rows.length === 0 && total > 0) return { users: (await read(1)).rows, total, page: 1 }
  return { users: rows, total, page: total === 0 ? 1 : query.page }
}

function conditionsOf(tx: Tx, { q, status, plan, role }: Query): Fragment[] {
  const conditions: Fragment[] = []
  const text = q.trim()
  if (text !== '') conditions.push(tx`p.id in (select private.find_profiles(${literalPattern(text)}))`)
  if (status !== undefined) conditions.push(tx`p.status = ${status}`)
  if (plan !== undefined)
    conditions.push(
      tx`p.id in (select f.user_id from public.profile_details f where f.current_plan = ${plan})`,
    )
  if (role !== undefined)
    conditions.push(
      tx`p.id in (select f.user_id from private.user_roles f where f.role = ${role.toLowerCase()})`,
    )
  return conditions
}
