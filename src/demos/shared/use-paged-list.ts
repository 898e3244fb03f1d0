import { useQuery } from '@tanstack/react-query'
import { useListParams } from '@/lib/routing/list-params.ts'
import type { PagedList } from './api/paged-list.ts'
import { useDemoChanges } from './use-demo-changes.ts'

type Options<F extends string> = {
  /** The tables whose changes refetch the list. */
  tables: readonly string[]
  /** The names of the filters, which are also their URL parameters. */
  filters?: readonly F[]
  sortBy?: string
  orderBy?: 'asc' | 'desc'
  itemsPerPage?: number
  /** Parameters of the request that the URL does not change. */
  fixed?: Readonly<Record<string, string | number>>
}

/** The page of a list that the URL names, as the properties of `ListPage` or `FilteredList`. */
export function usePagedList<Row, const F extends string = never>(
  list: PagedList<Row>,
  { tables, filters = [], sortBy = '', orderBy = 'asc', itemsPerPage = 10, fixed }: Options<F>,
) {
  const params = useListParams({ sortBy, orderBy, itemsPerPage }, filters)
  const chosen = { ...params.state, ...params.filters, ...fixed, q: params.q }
  const query = useQuery(list.page(chosen))
  useDemoChanges(tables, list.key)
  return {
    params,
    query,
    rows: query.data?.rows,
    total: query.data?.total ?? 0,
    onExport: () => list.fetchAll(chosen),
  }
}
