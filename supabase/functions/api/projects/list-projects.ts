import type { ListQuery } from '../../_shared/contract/list.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'
import { PROJECT_COLUMNS, type ProjectRow } from './project-rows.ts'

/** The place of a request's company among all by name: found once a statement, not once a row. */
const BY_COMPANY = `
  ((select jsonb_object_agg(o.id, o.place) from (
    select c.id, row_number() over (order by private.fold(c.name), c.id) as place from public.companies c) o) -> p.company_id::text)`

/** The keys a caller may sort by; each but the company has an index of it and the number, read either way. */
const SORT: Readonly<Record<string, string>> = {
  no: 'p.no',
  title: 'private.fold(p.title)',
  company: BY_COMPANY,
  serviceType: 'p.service_type',
  status: `(case p.status when 'received' then 1 when 'in_progress' then 2 else 3 end)`,
  dueDate: 'p.due_date',
  createdAt: 'p.created_at',
  lastUpdated: 'p.updated_at',
}

/**
 * A page of requests, what is due soonest first when nothing else is asked. Its own query, not `runList`: pages are found
 * by ids alone, because sorting whole rows with their texts leaves memory at some ten thousand, and equals are turned
 * with the rest, so that one index serves both directions.
 */
export async function listProjects(
  tx: Tx,
  query: ListQuery,
  conditions: readonly Fragment[],
): Promise<{ rows: ProjectRow[]; total: number }> {
  let where = tx`true`
  for (const condition of conditions) where = tx`${where} and ${condition}`
  const order = tx.unsafe(orderOf(query))
  const [rows, counted] = await Promise.all([
    tx<ProjectRow[]>`
      select ${tx.unsafe(PROJECT_COLUMNS)} from (
        select p.id from public.projects p where ${where} order by ${order}
         limit ${query.itemsPerPage} offset ${(query.page - 1) * query.itemsPerPage}) as found
        join public.projects p on p.id = found.id order by ${order}`,
    tx<{ total: number }[]>`select count(*)::int as total from public.projects p where ${where}`,
  ])
  return { rows: [...rows], total: counted[0]?.total ?? 0 }
}

function orderOf({ sortBy, orderBy }: ListQuery): string {
  const isKnown = Object.hasOwn(SORT, sortBy)
  const isDown = isKnown && orderBy === 'desc'
  // Only a company can be missing; elsewhere the words would keep the index from being read backwards.
  const last = sortBy === 'company' ? ' nulls last' : ''
  return `${isKnown ? SORT[sortBy] : SORT.dueDate} ${isDown ? 'desc' : 'asc'}${last}, p.no ${isDown ? 'asc' : 'desc'}`
}
