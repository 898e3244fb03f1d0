import type { Project } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { PROJECT_COLUMNS, type ProjectRow } from './project-rows.ts'

const RANK = `array_position(array['overdue', 'due_today', 'unassigned', 'assigned', 'delivered', 'comment'], p."needsYou")`

/**
 * The requests that need the caller, at most five. The database gathers the five soonest of each reason, and those few are
 * asked with the same question the list asks of every row.
 */
export async function readNeedsYou(tx: Tx): Promise<ProjectRow[]> {
  const rows = await tx<(ProjectRow & { needsYou: NonNullable<Project['needsYou']> })[]>`
    select p.* from (
      select ${tx.unsafe(PROJECT_COLUMNS)} from public.projects p
       where p.id = any (array(select private.requests_needing_me())) and p.withdrawn_at is null) p
     where p."needsYou" is not null order by ${tx.unsafe(RANK)}, p."dueDate", p.no limit 5`
  return [...rows]
}
