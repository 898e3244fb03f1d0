import type { PendingQuery, Row } from 'postgres'
import type { ListQuery } from '../contract/list.ts'
import type { Tx } from './as-caller.ts'

/** A piece of SQL with its parameters, made by the transaction's tag. */
export type Fragment = PendingQuery<Row[]>

/**
 * A sort key that has an index of itself and the tie. It is never missing, so it is ordered without "nulls last", and equals
 * are turned with the rest: then the one index is read either way.
 */
export type IndexedKey = {
  by: string
  /** What decides between equals upwards: `p.id`, `p.no desc`. */
  tie: string
  /** The table the key stands in, joined only when it is sorted by. */
  join?: string
}

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
  /**
   * The keys a caller may sort by; any other key is the default. An expression may be missing in a row, which is then among
   * the last either way: no plain index serves that downwards.
   */
  sort: Readonly<Record<string, string | IndexedKey>>
  /** The order without a known `sortBy`. */
  defaultSort: { by: string; order: 'asc' | 'desc' }
  /** What decides between equals of an expression, so that no row shows on two pages. */
  tieBreak: string
  /**
   * A column that names a row. A page is then found by it alone, and its rows are read afterwards: sorting whole rows with
   * their texts leaves memory at some ten thousand.
   */
  id?: string
}

/** Escapes what LIKE would take for a wildcard: people search for "100 %" and mean it. */
export function literalPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * Runs a paged list: one statement for the page, one for the total, sent together. `lead` is how many rows the caller shows
 * before those of the list: they take places on the first pages, and the total counts them.
 */
export async function runList<R>(
  tx: Tx,
  list: ListDefinition,
  query: ListQuery,
  conditions: readonly Fragment[] = [],
  lead = 0,
): Promise<{ rows: R[]; total: number }> {
  const start = (query.page - 1) * query.itemsPerPage - lead
  const limit = Math.max(0, Math.min(query.itemsPerPage, query.itemsPerPage + start))
  const where = conditionsOf(tx, list, query.q, conditions)
  const alias = tx(list.alias)
  const from = tx`${tx(list.from)} as ${alias}`
  const { by, join = '' } = orderOf(list, query)
  const order = tx.unsafe(by)
  const found = (columns: Fragment) => tx`
    (select ${columns} from ${from} ${tx.unsafe(join)} where ${where} order by ${order}
      limit ${limit} offset ${Math.max(0, start)})`
  const page =
    list.id === undefined
      ? tx`${found(tx`${alias}.*`)} as ${alias}`
      : tx`${found(tx`${alias}.${tx(list.id)} as found_id`)} as found join ${from} on ${alias}.${tx(list.id)} = found.found_id`
  const [rows, counted] = await Promise.all([
    tx<Row[]>`select ${tx.unsafe(list.select)} from ${page} ${tx.unsafe(list.join ?? '')} order by ${order}`,
    tx<{ total: number }[]>`select count(*)::int as total from ${from} where ${where}`,
  ])
  return { rows: [...rows] as R[], total: (counted[0]?.total ?? 0) + lead }
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

function orderOf(list: ListDefinition, query: ListQuery): { by: string; join?: string | undefined } {
  const known = Object.hasOwn(list.sort, query.sortBy)
  const key = list.sort[known ? query.sortBy : list.defaultSort.by]
  const direction = known ? query.orderBy : list.defaultSort.order
  if (typeof key !== 'object') return { by: `${key} ${direction} nulls last, ${list.tieBreak}` }
  const { by, tie, join } = key
  return { by: `${by} ${direction}, ${direction === 'desc' ? turned(tie) : tie}`, join }
}

const turned = (tie: string) => (tie.endsWith(' desc') ? tie.slice(0, -' desc'.length) : `${tie} desc`)
