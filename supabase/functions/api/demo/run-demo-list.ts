import type { ListQuery } from '../../_shared/contract/list.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type Fragment, literalPattern } from '../../_shared/db/list-query.ts'

/** A list of schema `demo`; `t` is its table alias, and the SQL must be static. */
export type DemoListDefinition = {
  /** The columns of a row. */
  select: string
  /** A join that only the rows of the page need. */
  join?: string
  /** The sort keys and their columns; any other key keeps the default order. */
  sort: Readonly<Record<string, string>>
  /** The default order, also for equal keys; reversed lists are newest first. */
  stands: 't.id asc' | 't.id desc'
  /** The table, set up by `private.make_demo_list`. */
  table: string
  /** Set when the table has a column `search`; other lists cannot be searched. */
  isSearched: boolean
}

/** The maximum number of matches read by id; more are read in sort order until the page is full. */
const MOST_MATCHES = 5000
/** The maximum number of rows counted; above it the total is estimated from a sample. */
const MOST_COUNTED = 10_000
const SAMPLE = 20_000
/** The offset beyond which the list is read from its nearer end. */
const FAR = 10_000

/** A page of a list and its total; `isEstimated` when there were too many rows to count. */
export type DemoPage<R> = { rows: R[]; total: number; isEstimated: boolean }

/**
 * Reads a page of up to a million rows: ids from an index first, then the rows (docs/performance.md, "Sample data").
 */
export async function runDemoList<R>(
  tx: Tx,
  list: DemoListDefinition,
  query: ListQuery,
  conditions: readonly Fragment[] = [],
): Promise<DemoPage<R>> {
  // The separator of the fields in "search" never occurs in a field.
  const words = query.q.replaceAll('\x1f', ' ').trim()
  const pattern = list.isSearched && words !== '' ? literalPattern(words) : null
  const matches = pattern === null ? null : await matchesOf(tx, list, pattern)
  let where = tx`true`
  for (const condition of conditions) where = tx`${where} and ${condition}`
  if (matches) where = tx`${where} and t.id = any (${matches}::int[])`
  // Folded in a subquery, because a generic plan would fold the pattern again for every row.
  else if (pattern !== null) where = tx`${where} and t.search like (select private.fold(${pattern}))`
  if (conditions.length === 0 && pattern === null) {
    const { rows, total } = await wholeOf<R>(tx, list, query)
    return { rows, total, isEstimated: false }
  }
  // More matches than `MOST_MATCHES` are estimated and not counted.
  const isMany = conditions.length === 0 && pattern !== null && matches === null
  const [rows, counted] = await Promise.all([
    pageOf<R>(tx, list, query, where),
    isMany ? MOST_COUNTED + 1 : countOf(tx, list, where),
  ])
  const isEstimated = counted > MOST_COUNTED
  const least = (isMany ? MOST_MATCHES : MOST_COUNTED) + 1
  const total = isEstimated ? Math.max(least, await estimate(tx, list, where)) : counted
  return { rows, total, isEstimated }
}

const tableOf = (tx: Tx, list: DemoListDefinition) => tx(`demo.${list.table}`)

async function matchesOf(tx: Tx, list: DemoListDefinition, pattern: string): Promise<number[] | null> {
  const [row] = await tx<{ ids: number[] | null }[]>`
    select private.demo_matches(${list.table}, ${pattern}, ${MOST_MATCHES}) as ids`
  return row?.ids ?? null
}

async function pageOf<R>(tx: Tx, list: DemoListDefinition, query: ListQuery, where: Fragment): Promise<R[]> {
  const { itemsPerPage, page } = query
  const rows = await readPage(tx, list, orderOf(list, query), where, itemsPerPage, (page - 1) * itemsPerPage)
  return [...rows] as R[]
}

/** Reads an unfiltered list; its total is stored, so a page in the second half is read from the end. */
async function wholeOf<R>(
  tx: Tx,
  list: DemoListDefinition,
  query: ListQuery,
): Promise<{ rows: R[]; total: number }> {
  const { itemsPerPage, page } = query
  const offset = (page - 1) * itemsPerPage
  if (offset < FAR) {
    const [rows, total] = await Promise.all([pageOf<R>(tx, list, query, tx`true`), totalOf(tx, list)])
    return { rows, total }
  }
  const total = await totalOf(tx, list)
  if (offset < total / 2) return { rows: await pageOf<R>(tx, list, query, tx`true`), total }
  const last = Math.min(total, offset + itemsPerPage)
  if (last <= offset) return { rows: [], total }
  const backwards = orderOf(list, query).replace(/\b(asc|desc)\b/g, (word) =>
    word === 'asc' ? 'desc' : 'asc',
  )
  const rows = await readPage(tx, list, backwards, tx`true`, last - offset, total - last)
  return { rows: [...rows].reverse() as R[], total }
}

function readPage(
  tx: Tx,
  list: DemoListDefinition,
  order: string,
  where: Fragment,
  limit: number,
  offset: number,
) {
  const table = tableOf(tx, list)
  return tx`
    select ${tx.unsafe(list.select)} from (
      select t.id from ${table} as t where ${where} order by ${tx.unsafe(order)} limit ${limit} offset ${offset}) as page
      join ${table} as t on t.id = page.id ${tx.unsafe(list.join ?? '')} order by ${tx.unsafe(order)}`
}

async function totalOf(tx: Tx, list: DemoListDefinition): Promise<number> {
  const [row] = await tx<{ total: number }[]>`select total from demo.list_totals where list = ${list.table}`
  return row?.total ?? 0
}

async function countOf(tx: Tx, list: DemoListDefinition, where: Fragment): Promise<number> {
  const [row] = await tx<{ total: number }[]>`
    select count(*)::int as total from (
      select from ${tableOf(tx, list)} as t where ${where} limit ${MOST_COUNTED + 1}) as counted`
  return row?.total ?? 0
}

/** Estimates the total from a repeatable sample, so that it stays the same from page to page. */
async function estimate(tx: Tx, list: DemoListDefinition, where: Fragment): Promise<number> {
  const percent = Math.min(100, (100 * SAMPLE) / Math.max(1, await totalOf(tx, list)))
  const [row] = await tx<{ total: number }[]>`
    select count(*)::int as total from ${tableOf(tx, list)} as t
      tablesample system (${percent}::float4) repeatable (1) where ${where}`
  return Math.round(((row?.total ?? 0) * 100) / percent)
}

/** Omits "nulls last", because no sort column is null and the order must match its index. */
function orderOf(list: DemoListDefinition, { sortBy, orderBy }: ListQuery): string {
  return Object.hasOwn(list.sort, sortBy) ? `${list.sort[sortBy]} ${orderBy}, ${list.stands}` : list.stands
}
