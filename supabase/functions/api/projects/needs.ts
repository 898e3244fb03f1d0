import type { Project } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { PROJECT_COLUMNS, type ProjectRow } from './project-rows.ts'

const RANK = `array_position(array['overdue', 'due_today', 'unassigned', 'assigned', 'delivered', 'comment'], p."needsYou")`

/**
 * The requests that need the caller, at most five. What may need it is gathered by the indexes of each reason, and then
 * asked with the same question the list asks of every row.
 */
export async function readNeedsYou(tx: Tx, uid: string): Promise<ProjectRow[]> {
  const rows = await tx<(ProjectRow & { needsYou: NonNullable<Project['needsYou']> })[]>`
    with candidate as (
      select a.project_id as id from public.project_assignees a where a.user_id = ${uid}
      union
      (select w.id from public.projects w
        where w.status = 'received' and w.withdrawn_at is null and (select private.can('update', 'assignments'))
          and not exists (select from public.project_assignees a where a.project_id = w.id)
        order by w.due_date, w.no limit 5)
      union
      select o.id from public.projects o
        left join public.project_seen s on s.project_id = o.id and s.user_id = ${uid}
       where o.client_id = ${uid} and ((o.status = 'delivered' and o.status_at > coalesce(s.seen_at, '-infinity'))
         or o.comment_seq > coalesce(s.comment_seq, 0))
      union
      select c.project_id from public.project_comments c where c.author_id = ${uid})
    select p.* from (
      select ${tx.unsafe(PROJECT_COLUMNS)} from public.projects p
       where p.id = any (array(select id from candidate)) and p.withdrawn_at is null) p
     where p."needsYou" is not null order by ${tx.unsafe(RANK)}, p."dueDate", p.no limit 5`
  return [...rows]
}
