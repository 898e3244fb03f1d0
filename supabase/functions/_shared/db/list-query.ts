import type { PendingQuery, Row } from 'postgres'
import type { ListQuery } from '../contract/list.ts'
import type { Tx } from './as-caller.ts'

/** A piece of SQL with its parameters, made by the transaction's tag. */
export type Fragment = PendingQuery<Row[]>

/** A paged list: static SQL only, so nothing a caller sends is ever part of a statement's text. */
export type ListDefinition = {
  /** The table or view, and the name its columns go by everywhere below. */
  from: string
  alias: string
  /** The columns of a row. */
  select: string
  /** What is joined to the rows of the page alone: counts and names that would be dear for every row. */
  join?: string
  /** Expressions whose text is searched for the words as typed. */
  search: readonly string[]
  /** The keys a caller may sort by, each with its expression; any other key is the default. */
  sort: Readonly<Record<string, string>>
  /** The order without a known `sortBy`. */
  defaultSort: { by: string; order: 'asc' | 'desc' }
  /** What decides between equals, so that no row shows on two pages. */
  tieBreak: string
}

/** Escapes what LIKE would take for a wildcard: people search for "100 %" and mean it. */
export function literalPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Runs a paged list: one statement for the page, one for the total, sent together. */
export async function runList<R>(
  tx: Tx,
  list: ListDefinition,
  query: ListQuery,
  conditions: readonly Fragment[] = [],
): Promise<{ rows: R[]; total: number }> {
  const where = conditionsOf(tx, list, query.q, conditions)
  const alias = tx(list.alias)
  const from = tx`${tx(list.from)} as ${alias}`
  const order = tx.unsafe(orderOf(list, query))
  const [rows, counted] = await Promise.all([
    tx<Row[]>`
      select ${tx.unsafe(list.select)} from (
        select ${alias}.* from ${from} where ${where} order by ${order}
         limit ${query.itemsPerPage} offset ${(query.page - 1) * query.itemsPerPage}) as ${alias}
        ${tx.unsafe(list.join ?? '')} order by ${order}`,
    tx<{ total: number }[]>`select count(*)::int as total from ${from} where ${where}`,
  ])
  return { rows: [...rows] as R[], total: counted[0]?.total ?? 0 }
}

function conditionsOf(tx: Tx, list: ListDefinition, q: string, conditions: readonly Fragment[]): Fragment {
  let where = tx`true`
  for (const condition of conditions) where = tx`${where} and ${condition}`
  const text = q.trim()
  if (text === '' || list.search.length === 0) return where
  const pattern = literalPattern(text)
  let found = tx`false`
  for (const expression of list.search) {
    found = tx`${found} or private.fold(${tx.unsafe(expression)}) like private.fold(${pattern})`
  }
  return tx`${where} and (${found})`
}

function orderOf(list: ListDefinition, query: ListQuery): string {
  const known = Object.hasOwn(list.sort, query.sortBy)
  const key = known ? query.sortBy : list.defaultSort.by
  const direction = known ? query.orderBy : list.defaultSort.order
  return `${list.sort[key]} ${direction} nulls last, ${list.tieBreak}`
}
