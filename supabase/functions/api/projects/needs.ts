import type { Project } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { PROJECT_COLUMNS } from './project-rows.ts'

/** Whether a project `p` is overdue. */
export const OVERDUE = `(p.status <> 'delivered' and p.due_date < private.today())`

/** The maximum number of projects shown above the list, and of projects counted. */
export const NEEDS_SHOWN = 5
export const NEEDS_COUNTED = 100

/** Returns the most urgent projects whose next step is the caller's, overdue ones first. */
export async function readNeedsYou(tx: Tx): Promise<Project[]> {
  const rows = await tx<Project[]>`
    select ${tx.unsafe(PROJECT_COLUMNS)} from public.projects p
     where p.id = any (array(select private.projects_needing_me(${NEEDS_SHOWN}))) and private.is_my_turn(p)
     order by ${tx.unsafe(OVERDUE)} desc, p.due_date, p.no limit ${NEEDS_SHOWN}`
  return [...rows]
}

/** Returns the ids of the projects whose next step is the caller's, at most a hundred. */
export async function idsNeedingYou(tx: Tx): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select p.id from public.projects p
     where p.id = any (array(select private.projects_needing_me(${NEEDS_COUNTED}))) and private.is_my_turn(p)
     limit ${NEEDS_COUNTED}`
  return rows.map(({ id }) => id)
}
