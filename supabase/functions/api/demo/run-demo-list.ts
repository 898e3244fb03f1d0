import type { ListQuery } from '../../_shared/contract/list.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type Fragment, literalPattern } from '../../_shared/db/list-query.ts'

/** A list of schema `demo`; its columns are reached as `t`. Static SQL only, as everywhere. */
export type DemoListDefinition = {
  /** The columns of a row. */
  select: string
  /** What is joined to the rows of the page alone. */
  join?: string
  /** The keys a caller may sort by, each with its column; any other key leaves the list as it stands. */
  sort: Readonly<Record<string, string>>
  /** How the list stands, which decides between equals too: reversed lists have the newest first (spec 7). */
  stands: 't.id asc' | 't.id desc'
  /** The table, which `private.make_demo_list` has made a list. */
  table: string
  /** Whether it has a column `search`; the others have no search (spec 7). */
  isSearched: boolean
}

/** So many rows that fit a search are taken by their ids; more are read in the order asked for until a page is full. */
const MOST_MATCHES = 5000
/** So many are counted; of more, a sample tells how many there are about. */
const MOST_COUNTED = 10_000
const SAMPLE = 20_000

/** A page of a list, and how many rows there are; `isEstimated` when there were too many to be counted. */
export type DemoPage<R> = { rows: R[]; total: number; isEstimated: boolean }

/**
 * Runs a list that may be a million rows long (docs/performance.md, "Sample data"): the ids of the page come from an
 * index alone and its rows after that; a search asks its own index; what nothing narrows is not counted but known.
 */
export async function runDemoList<R>(
  tx: Tx,
  list: DemoListDefinition,
  query: ListQuery,
  conditions: readonly Fragment[] = [],
): Promise<DemoPage<R>> {
  const pattern = list.isSearched && query.q.trim() !== '' ? literalPattern(query.q.trim()) : null
  const matches = pattern === null ? null : await matchesOf(tx, list, pattern)
  let where = tx`true`
  for (const condition of conditions) where = tx`${where} and ${condition}`
  if (matches) where = tx`${where} and t.id = any (${matches}::int[])`
  else if (pattern !== null) where = tx`${where} and t.search like private.fold(${pattern})`
  const isWhole = conditions.length === 0 && pattern === null
  const [rows, counted] = await Promise.all([
    pageOf(tx, list, query, where),
    isWhole ? wholeOf(tx, list) : countOf(tx, list, where),
  ])
  const isEstimated = counted > MOST_COUNTED && !isWhole
  const total = isEstimated ? await estimate(tx, list, where) : counted
  return { rows: [...rows] as R[], total, isEstimated }
}

const tableOf = (tx: Tx, list: DemoListDefinition) => tx(`demo.${list.table}`)

async function matchesOf(tx: Tx, list: DemoListDefinition, pattern: string): Promise<number[] | null> {
  const [row] = await tx<{ ids: number[] | null }[]>`
    select private.demo_matches(${list.table}, ${pattern}, ${MOST_MATCHES}) as ids`
  return row?.ids ?? null
}

function pageOf(tx: Tx, list: DemoListDefinition, query: ListQuery, where: Fragment) {
  const table = tableOf(tx, list)
  const order = tx.unsafe(orderOf(list, query))
  return tx`
    select ${tx.unsafe(list.select)} from (
      select t.id from ${table} as t where ${where} order by ${order}
       limit ${query.itemsPerPage} offset ${(query.page - 1) * query.itemsPerPage}) as page
      join ${table} as t on t.id = page.id ${tx.unsafe(list.join ?? '')} order by ${order}`
}

async function wholeOf(tx: Tx, list: DemoListDefinition): Promise<number> {
  const [row] = await tx<{ total: number }[]>`
    select total from demo.list_totals where list = ${list.table}`
  return row?.total ?? 0
}

async function countOf(tx: Tx, list: DemoListDefinition, where: Fragment): Promise<number> {
  const [row] = await tx<{ total: number }[]>`
    select count(*)::int as total from (
      select from ${tableOf(tx, list)} as t where ${where} limit ${MOST_COUNTED + 1}) as counted`
  return row?.total ?? 0
}

/** The same sample each time, so that the number stays the same from page to page. */
async function estimate(tx: Tx, list: DemoListDefinition, where: Fragment): Promise<number> {
  const percent = Math.min(100, (100 * SAMPLE) / Math.max(1, await wholeOf(tx, list)))
  const [row] = await tx<{ total: number }[]>`
    select count(*)::int as total from ${tableOf(tx, list)} as t
      tablesample system (${percent}::float4) repeatable (1) where ${where}`
  return Math.max(MOST_COUNTED + 1, Math.round(((row?.total ?? 0) * 100) / percent))
}

/** No "nulls last": every key is a column that is never null, and its indexes stand as they are written here. */
function orderOf(list: DemoListDefinition, { sortBy, orderBy }: ListQuery): string {
  return Object.hasOwn(list.sort, sortBy) ? `${list.sort[sortBy]} ${orderBy}, ${list.stands}` : list.stands
}
