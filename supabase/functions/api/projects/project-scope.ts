import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'

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
