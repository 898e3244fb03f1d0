import type { z } from 'zod'
import type { User, userListQuery } from '../../_shared/contract/users.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type Fragment, literalPattern } from '../../_shared/db/list-query.ts'

type Query = z.output<typeof userListQuery>

/** Where a sort key lives: each has an index of that column and the person's id, which decides between equals. */
const SORT: Readonly<Record<string, readonly [expression: string, id: string]>> = {
  user: ['private.fold(p.full_name)', 'p.id'],
  email: ['lower(p.email)', 'p.id'],
  status: ['p.status', 'p.id'],
  role: ['ur.role', 'ur.user_id'],
  plan: ['d.current_plan', 'd.user_id'],
  billing: ['d.billing', 'd.user_id'],
}

/** The columns of a person in lists; `p`, `d`, `ur` and `c` are profile, details, role and company. */
export const USER_COLUMNS = `
  p.no as id, p.id as uid, p.full_name as "fullName", coalesce(c.name, '') as company, p.company_id as "companyId", ur.role,
  p.username, d.country, d.contact, p.email, d.current_plan as "currentPlan", p.status, p.avatar_path as avatar, d.billing`

/** The tables of {@link USER_COLUMNS} beside the profile. */
export const USER_TABLES = `
  join public.profile_details d on d.user_id = p.id
  join private.user_roles ur on ur.user_id = p.id`

/**
 * A page of people. Its own query, not `runList`: role, plan and billing are rows of other tables, and joining those only
 * where they filter or sort keeps every order on an index and the count on one table.
 */
export async function readUsers(
  tx: Tx,
  query: Query,
): Promise<{ users: User[]; total: number; page: number }> {
  const key = Object.hasOwn(SORT, query.sortBy) ? query.sortBy : 'user'
  const [expression, id] = SORT[key] as readonly [string, string]
  const direction = query.orderBy === 'desc' ? 'desc' : 'asc'
  const order = tx.unsafe(`${expression} ${direction}, ${id} ${direction}`)
  const where = conditionsOf(tx, query)
  const needed = (forSort: boolean) => {
    const role = query.role !== undefined || (forSort && key === 'role')
    const details = query.plan !== undefined || (forSort && (key === 'plan' || key === 'billing'))
    return tx.unsafe(
      `${details ? 'join public.profile_details d on d.user_id = p.id' : ''}
       ${role ? 'join private.user_roles ur on ur.user_id = p.id' : ''}`,
    )
  }
  const pageOf = (page: number) => tx<User[]>`
    select ${tx.unsafe(USER_COLUMNS)} from (
      select p.id from public.profiles p ${needed(true)} where ${where} order by ${order}
       limit ${query.itemsPerPage} offset ${(page - 1) * query.itemsPerPage}) as found
      join public.profiles p on p.id = found.id ${tx.unsafe(USER_TABLES)}
      left join public.companies c on c.id = p.company_id order by ${order}`
  const [rows, counted] = await Promise.all([
    pageOf(query.page),
    tx<
      { total: number }[]
    >`select count(*)::int as total from public.profiles p ${needed(false)} where ${where}`,
  ])
  const total = counted[0]?.total ?? 0
  // Spec 9: beyond the last page the answer is page 1.
  if (rows.length === 0 && total > 0) return { users: [...(await pageOf(1))], total, page: 1 }
  return { users: [...rows], total, page: total === 0 ? 1 : query.page }
}

function conditionsOf(tx: Tx, query: Query): Fragment {
  let where = tx`true`
  const text = query.q.trim()
  if (text !== '') where = tx`${where} and p.id in (select private.find_profiles(${literalPattern(text)}))`
  if (query.status !== undefined) where = tx`${where} and p.status = ${query.status}`
  if (query.plan !== undefined) where = tx`${where} and d.current_plan = ${query.plan}`
  if (query.role !== undefined) where = tx`${where} and ur.role = ${query.role.toLowerCase()}`
  return where
}
