import type { PendingQuery, Row } from 'postgres'
import type { ListQuery } from '../contract/list.ts'
import type { Tx } from './as-caller.ts'

/** A piece of SQL with its parameters, created by the transaction's tag. */
export type Fragment = PendingQuery<Row[]>

/** A sort key that is never null, with an index on itself and the tie-breaker. */
export type IndexedKey = {
  by: string
  /**
   * The tie-breaker in ascending order: `p.id`, `p.no desc`; descending order reverses it, so one index serves both.
   * Without it the tie-breaker of the list applies in both directions, which needs an index for each.
   */
  tie?: string
  /** The table of the key, joined only for this sort order. */
  join?: string
}

/** A paged list with static SQL only, so that no input becomes part of a statement's text. */
export type ListDefinition = {
  /** The table, view or call of a function, and its alias in all expressions. */
  from: string
  alias: string
  /** The columns of a row. */
  select: string
  /**
   * Joined only to the rows of the page: counts and names that are expensive to compute for every row. `page` is the
   * page as a table, with the rows, or with `found_id` where {@link id} selects it.
   */
  join?: string
  /** The expressions that the search matches against the typed words, or a column that holds them folded. */
  search: readonly string[] | { folded: string }
  /**
   * The permitted sort keys; any other key gives the default. A nullable expression sorts nulls last in both
   * directions, which no plain index supports.
   */
  sort: Readonly<Record<string, string | IndexedKey>>
  /** The order for an unknown `sortBy`; without it the tie-breaker alone. */
  defaultSort?: { by: string; order: 'asc' | 'desc' }
  /** The tie-breaker of an expression, so that no row appears on two pages. */
  tieBreak: string
  /**
   * A unique column. A page is then selected by it alone and its rows are read afterwards, because sorting complete
   * rows exceeds the memory limit.
   */
  id?: string
}

/** Escapes LIKE wildcards, because users search for texts such as "100 %". */
export function literalPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * Runs a paged list: one statement for the page and one for the total, pipelined. `lead` rows come before the list;
 * pages and total include them.
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
  const from = tx`${tx.unsafe(list.from)} as ${alias}`
  const { by, join = '' } = orderOf(list, query)
  const order = tx.unsafe(by)
  const found = (columns: Fragment) => tx`
    (select ${columns} from ${from} ${tx.unsafe(join)} where ${where} order by ${order}
      limit ${limit} offset ${Math.max(0, start)})`
  const [page, listed] =
    list.id === undefined
      ? [found(tx`${alias}.*`), tx`page as ${alias}`]
      : [
          found(tx`${alias}.${tx(list.id)} as found_id`),
          tx`page as found join ${from} on ${alias}.${tx(list.id)} = found.found_id`,
        ]
  const [rows, counted] = await Promise.all([
    tx<Row[]>`
      with page as ${page} select ${tx.unsafe(list.select)}
        from ${listed} ${tx.unsafe(list.join ?? '')} order by ${order}`,
    tx<{ total: number }[]>`select count(*)::int as total from ${from} where ${where}`,
  ])
  return { rows: [...rows] as R[], total: (counted[0]?.total ?? 0) + lead }
}

function conditionsOf(tx: Tx, list: ListDefinition, q: string, conditions: readonly Fragment[]): Fragment {
  let where = tx`true`
  for (const condition of conditions) where = tx`${where} and ${condition}`
  const text = q.trim()
  const { search } = list
  if (text === '') return where
  const pattern = literalPattern(text)
  // Folded in a subquery, because a generic plan would fold the pattern again for every row.
  if ('folded' in search)
    return tx`${where} and ${tx.unsafe(search.folded)} like (select private.fold(${pattern}))`
  if (search.length === 0) return where
  let found = tx`false`
  for (const expression of search) {
    found = tx`${found} or private.fold(${tx.unsafe(expression)}) like private.fold(${pattern})`
  }
  return tx`${where} and (${found})`
}

function orderOf(list: ListDefinition, query: ListQuery): { by: string; join?: string | undefined } {
  const sort = Object.hasOwn(list.sort, query.sortBy)
    ? { by: query.sortBy, order: query.orderBy }
    : list.defaultSort
  if (!sort) return { by: list.tieBreak }
  const key = list.sort[sort.by]
  if (typeof key !== 'object') return { by: `${key} ${sort.order} nulls last, ${list.tieBreak}` }
  const { by, tie, join } = key
  if (tie === undefined) return { by: `${by} ${sort.order}, ${list.tieBreak}`, join }
  return { by: `${by} ${sort.order}, ${sort.order === 'desc' ? reverseTie(tie) : tie}`, join }
}

const reverseTie = (tie: string) => (tie.endsWith(' desc') ? tie.slice(0, -' desc'.length) : `${tie} desc`)
