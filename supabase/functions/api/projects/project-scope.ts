import { checkAction } from '../../_shared/contract/action-table.ts'
import {
  PROJECT_ACTIONS,
  type ProjectActionName,
  type ProjectRight,
  type ProjectState,
  projectStateOf,
} from '../../_shared/contract/project-actions.ts'
import { PROJECT_STATUSES, type ProjectDetail, type ProjectStatus } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { readProject } from './project-rows.ts'

type ActionRow = {
  revision: number
  status: ProjectStatus
  withdrawnAt: string | null
  delivery: object | null
} & ProjectDetail['rights']

/** Throws 404 for a project that the caller may not read, as for a missing one. */
export async function requireProject(tx: Tx, id: string): Promise<void> {
  const [row] = await tx<{ reads: boolean }[]>`select private.may_read_project(${id}) as reads`
  if (!row?.reads) throw notFound()
}

/**
 * Checks an action by the contract table: 404 for an unreadable project, 403 without the right, 409 when `revision`
 * is outdated or the state does not allow it. The database decides again.
 */
export async function requireAction(
  tx: Tx,
  id: string,
  action: ProjectActionName | ((status: ProjectStatus) => ProjectActionName),
  revision?: number,
): Promise<void> {
  const [row] = await tx<ActionRow[]>`
    select p.revision, p.status, p.withdrawn_at, private.pending_delivery_of(p.id) as delivery,
      r.as_staff, r.as_client, r.reopen, r.assign, r.accept, r.comment, r.people
      from public.projects p, private.project_rights_of(p.id) r where p.id = ${id}`
  if (!row) throw notFound()
  const name = typeof action === 'function' ? action(row.status) : action
  const check = checkAction<ProjectRight, ProjectState>(PROJECT_ACTIONS[name], row, projectStateOf(row))
  if (check.isAllowed && (revision === undefined || row.revision === revision)) return
  if (!check.isAllowed && check.code === 'forbidden') throw new HttpError('forbidden')
  if (revision !== undefined && row.revision !== revision) throw await conflictWith(tx, id)
  throw new HttpError('wrong_state')
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

/** The projects in a caller's list: all, or those of the company and the caller's own. */
export type ProjectScope = { all: boolean; company: string | null }

/** Sets the caller's date for due projects in the transaction, and returns the scope of the list. */
export async function listContext(tx: Tx, today: string | undefined): Promise<ProjectScope> {
  const [row] = await tx<ProjectScope[]>`
    select private.can('read', 'all-projects') as all, private.my_company() as company,
      set_config('quillport.today', ${today ?? ''}, true)`
  return { all: row?.all ?? false, company: row?.company ?? null }
}

/** The realtime topics that announce changes of such a list, besides the caller's own topic (decision 0021). */
export const topicsOf = ({ all, company }: ProjectScope): string[] =>
  all ? ['projects:all'] : company === null ? [] : [`projects:company:${company}`]

/** Limits a list to the caller's projects; the OR in row-level security would prevent the use of the indexes. */
export function isWithinScope(tx: Tx, uid: string): Fragment {
  return tx`(p.company_id = (select private.my_company()) or (p.client_id = ${uid} and p.company_id is null)
    or p.id = any (array(select private.my_assigned_projects())))`
}
