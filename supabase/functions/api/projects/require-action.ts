import type { ProjectActionName } from '../../_shared/contract/project-can.ts'
import { PROJECT_STATUSES, type ProjectDetail, type ProjectStatus } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { CAN } from './project-rows.ts'
import { readProject } from './read-project.ts'

type ActionRow = Pick<ProjectDetail, 'revision' | 'status' | 'can'>

/** Throws 404 for a project that the caller may not read, as for a missing one. */
export async function requireProject(tx: Tx, id: string): Promise<void> {
  const [row] = await tx<{ reads: boolean }[]>`select private.may_read_project(${id}) as reads`
  if (!row?.reads) throw notFound()
}

/**
 * Refuses an action before anything is written: 404 for an unreadable project, 403 when the caller may never do it, 409
 * when `revision` is outdated or the state does not allow it. The functions that write decide by the same rule.
 */
export async function requireAction(
  tx: Tx,
  id: string,
  action: ProjectActionName | ((status: ProjectStatus) => ProjectActionName),
  revision?: number,
): Promise<void> {
  const [row] = await tx<ActionRow[]>`
    select p.revision, p.status, ${tx.unsafe(CAN)} as can from public.projects p where p.id = ${id}`
  if (!row) throw notFound()
  const answer = row.can[typeof action === 'function' ? action(row.status) : action]
  if (answer === 'forbidden') throw new HttpError('forbidden')
  if (revision !== undefined && row.revision !== revision) throw await conflictWith(tx, id)
  if (answer !== true) throw new HttpError('wrong_state')
}

/** The action that sets a status: the start of the work, or the step back from a later one. */
export const statusAction =
  (to: ProjectStatus) =>
  (from: ProjectStatus): ProjectActionName =>
    PROJECT_STATUSES.indexOf(to) >= PROJECT_STATUSES.indexOf(from) ? 'start' : 'reopen'

/** Returns the conflict error with the current state of the project. */
export async function conflictWith(tx: Tx, id: string): Promise<HttpError> {
  return new HttpError('conflict', { beside: { project: await readProject(tx, id) } })
}
