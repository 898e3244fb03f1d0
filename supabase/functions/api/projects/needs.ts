import type { Project } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { NEEDS, PROJECT_COLUMNS, type ProjectRow } from './project-rows.ts'

const RANK = `array_position(
  array['overdue', 'due_today', 'unassigned', 'assigned', 'message', 'delivered', 'comment'], p."needsYou")`
const OVERDUE = `(p.status <> 'delivered' and p."dueDate"::date <
  coalesce(nullif(current_setting('quillport.today', true), '')::date, (now() at time zone 'utc')::date))`

/** How many requests are shown on top of the list, and how many are counted. */
export const NEEDS_SHOWN = 5
export const NEEDS_COUNTED = 100

type Needing = ProjectRow & { needsYou: NonNullable<Project['needsYou']> }

/**
 * The first five requests that need the caller: overdue ones first, then by reason. The database gathers the most pressing of
 * each reason, and those few are asked with the question the list asks of every row.
 */
export async function readNeedsYou(tx: Tx): Promise<ProjectRow[]> {
  const rows = await tx<Needing[]>`
    select p.* from (
      select ${tx.unsafe(PROJECT_COLUMNS)} from public.projects p
       where p.id = any (array(select private.projects_needing_me(${NEEDS_SHOWN}))) and p.withdrawn_at is null) p
     where p."needsYou" is not null
     order by ${tx.unsafe(OVERDUE)} desc, ${tx.unsafe(RANK)}, p."dueDate", p.no limit ${NEEDS_SHOWN}`
  return [...rows]
}

/** The ids of the requests that need the caller, at most a hundred. */
export async function idsNeedingYou(tx: Tx): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select p.id from public.projects p
     where p.id = any (array(select private.projects_needing_me(${NEEDS_COUNTED}))) and p.withdrawn_at is null
       and ${tx.unsafe(NEEDS)} is not null limit ${NEEDS_COUNTED}`
  return rows.map(({ id }) => id)
}
