import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { readProject } from './project-rows.ts'

/** What the caller may do with a request, as the database says it; `works` and `files` hold whatever its state. */
export type ProjectRights = {
  reads: boolean
  works: boolean
  files: boolean
  edit: boolean
  withdraw: boolean
  deliver: boolean
  attach: boolean
}

/** The caller's rights to a request; 404 for one it may not read, which looks as if it did not exist. */
export async function rightsTo(tx: Tx, id: string): Promise<ProjectRights> {
  const [rights] = await tx<ProjectRights[]>`select r.* from private.project_rights_of(${id}) r`
  if (!rights?.reads) throw notFound()
  return rights
}

/** The refusal of a late change: the request as it is now stands beside the error. */
export async function conflictWith(tx: Tx, id: string): Promise<HttpError> {
  return new HttpError('conflict', { beside: { project: await readProject(tx, id) } })
}

/** How far a caller's list reaches: everybody's requests, or those of its company and its own. */
export type ProjectScope = { all: boolean; company: string | null }

/** Tells the database the caller's own day, for what is due, and answers how far its list reaches. */
export async function listContext(tx: Tx, today: string | undefined): Promise<ProjectScope> {
  const [row] = await tx<ProjectScope[]>`
    select private.can('read', 'all-projects') as all, private.my_company() as company,
      set_config('quillport.today', ${today ?? ''}, true)`
  return { all: row?.all ?? false, company: row?.company ?? null }
}

/** The topics on which such a list is told that it is old, beside the caller's own (decision 0021). */
export const topicsOf = ({ all, company }: ProjectScope): string[] =>
  all ? ['projects:all'] : company === null ? [] : [`projects:company:${company}`]

/**
 * Narrows a list to the caller's requests. Row-level security says the same, but its OR with the role keeps the planner
 * from using the indexes of company, client and assignment.
 */
export function isWithinScope(tx: Tx, uid: string): Fragment {
  return tx`(p.company_id = (select private.my_company()) or (p.client_id = ${uid} and p.company_id is null)
    or p.id = any (array(select private.my_assigned_projects())))`
}
