import type { UserProjects } from '../../_shared/contract/users.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'

const SHOWN = 10

/** Returns the newest projects a person filed or works on that the caller may see, and their total. */
export async function readRequestsOf(tx: Tx, no: number): Promise<UserProjects> {
  const rows = await tx<(UserProjects['projects'][number] & { total: number })[]>`
    select r.id, r.no, r.title, r.status, r.due_date, r.client_id is distinct from p.id as is_assigned,
      count(*) over ()::int as total
      from public.profiles p
      join public.projects r on r.client_id = p.id
        or r.id in (select a.project_id from public.project_assignees a where a.user_id = p.id)
     where p.no = ${no} and r.withdrawn_at is null order by r.created_at desc, r.no desc limit ${SHOWN}`
  return { projects: rows.map(({ total: _, ...project }) => project), total: rows[0]?.total ?? 0 }
}
