import type { Project } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { PROJECT_COLUMNS, type ProjectRow } from './project-rows.ts'

const RANK = `array_position(array['overdue', 'due_today', 'unassigned', 'assigned', 'delivered', 'comment'], p."needsYou")`

/**
 * The requests that need the caller, at most five. Of each reason the five soonest are gathered, and those few are asked
 * with the same question the list asks of every row.
 */
export async function readNeedsYou(tx: Tx, uid: string): Promise<ProjectRow[]> {
  const rows = await tx<(ProjectRow & { needsYou: NonNullable<Project['needsYou']> })[]>`
    with open_work as (
      select w.id, w.due_date, w.no, a.created_at > coalesce(s.seen_at, '-infinity') as is_new
        from public.project_assignees a join public.projects w on w.id = a.project_id
        left join public.project_seen s on s.project_id = w.id and s.user_id = ${uid}
       where a.user_id = ${uid} and w.status <> 'delivered' and w.withdrawn_at is null),
    spoken_of as (
      select a.project_id as id from public.project_assignees a where a.user_id = ${uid}
      union select o.id from public.projects o where o.client_id = ${uid}
      union select c.project_id from public.project_comments c where c.author_id = ${uid}),
    candidate as (
      (select id from open_work order by due_date, no limit 5)
      union (select id from open_work where is_new order by due_date, no limit 5)
      union (select w.id from public.projects w
        where w.status = 'received' and w.withdrawn_at is null and w.assignee_count = 0 and (select private.can('update', 'assignments'))
        order by w.due_date, w.no limit 5)
      union (select o.id from public.projects o left join public.project_seen s on s.project_id = o.id and s.user_id = ${uid}
        where o.client_id = ${uid} and o.status = 'delivered' and o.status_at > coalesce(s.seen_at, '-infinity')
        order by o.due_date, o.no limit 5)
      union (select o.id from spoken_of t join public.projects o on o.id = t.id
        left join public.project_seen s on s.project_id = o.id and s.user_id = ${uid}
        where o.withdrawn_at is null and o.comment_seq > coalesce(s.comment_seq, 0) and exists (
          select from public.project_comments c where c.project_id = o.id and c.seq > coalesce(s.comment_seq, 0) and c.author_id is distinct from ${uid})
        order by o.due_date, o.no limit 5))
    select p.* from (
      select ${tx.unsafe(PROJECT_COLUMNS)} from public.projects p
       where p.id = any (array(select id from candidate)) and p.withdrawn_at is null) p
     where p."needsYou" is not null order by ${tx.unsafe(RANK)}, p."dueDate", p.no limit 5`
  return [...rows]
}
