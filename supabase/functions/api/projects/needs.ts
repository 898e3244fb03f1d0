import type { Project } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { NEEDS, PROJECT_COLUMNS } from './project-rows.ts'

const RANK = `array_position(
  array['overdue', 'due_today', 'unassigned', 'assigned', 'message', 'delivered', 'comment'], p.needs_you)`
/** Whether a project `p` is overdue. */
export const OVERDUE = `(p.status <> 'delivered' and p.due_date <
  coalesce(nullif(current_setting('quillport.today', true), '')::date, (now() at time zone 'utc')::date))`

/** The maximum number of projects shown above the list, and of projects counted. */
export const NEEDS_SHOWN = 5
export const NEEDS_COUNTED = 100

type Needing = Project & { needsYou: NonNullable<Project['needsYou']> }

/**
 * Returns the most urgent projects that need the caller; the database preselects candidates per reason, and the list's
 * condition decides.
 */
export async function readNeedsYou(tx: Tx): Promise<Project[]> {
  const rows = await tx<Needing[]>`
    select p.* from (
      select ${tx.unsafe(PROJECT_COLUMNS)} from public.projects p
       where p.id = any (array(select private.projects_needing_me(${NEEDS_SHOWN}))) and p.withdrawn_at is null) p
     where p.needs_you is not null
     order by ${tx.unsafe(OVERDUE)} desc, ${tx.unsafe(RANK)}, p.due_date, p.no limit ${NEEDS_SHOWN}`
  return [...rows]
}

/** Returns the ids of the projects that need the caller, at most a hundred. */
export async function idsNeedingYou(tx: Tx): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select p.id from public.projects p
     where p.id = any (array(select private.projects_needing_me(${NEEDS_COUNTED}))) and p.withdrawn_at is null
       and ${tx.unsafe(NEEDS)} is not null limit ${NEEDS_COUNTED}`
  return rows.map(({ id }) => id)
}
