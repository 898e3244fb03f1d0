import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { readProject } from './project-rows.ts'

/** The caller's rights to a project as computed by the database; `works` and `files` do not depend on its state. */
export type ProjectRights = {
  reads: boolean
  works: boolean
  files: boolean
  edit: boolean
  withdraw: boolean
  deliver: boolean
  attach: boolean
}

/** Returns the caller's rights to a project; throws 404 for one the caller may not read, as for a missing one. */
export async function rightsTo(tx: Tx, id: string): Promise<ProjectRights> {
  const [rights] = await tx<ProjectRights[]>`select r.* from private.project_rights_of(${id}) r`
  if (!rights?.reads) throw notFound()
  return rights
}

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
