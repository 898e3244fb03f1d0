import { type ListQueryInput, MAX_PAGE_SIZE } from '@contract/list.ts'
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '@/lib/api/api-client.ts'

/** The page, order, search and filters of a list. */
type PageQuery = ListQueryInput & Readonly<Record<string, string | number | undefined>>

type PageOfRows<Row> = { rows: Row[]; total: number }

type PagedListOptions<S extends z.ZodType, Row> = {
  /** The key of the resource, which begins the keys of its queries. */
  key: QueryKey
  path: string
  /** Reads the rows and their number from a response. */
  read: (response: z.output<S>) => PageOfRows<Row>
  /** Changes a query to the parameters of the API. */
  toParameters?: (query: PageQuery) => PageQuery
}

/** The queries of a list of the API, which sends it page by page. */
export function pagedList<S extends z.ZodType, Row>(options: PagedListOptions<S, Row>) {
  const { key, path, read, toParameters = (query) => query } = options
  const fetchPage = async (query: PageQuery, signal: AbortSignal | null = null) =>
    read(await api.get<S>(path, { query: toParameters(query), ...(signal ? { signal } : {}) }))
  return {
    key,
    /** One page; the previous page stays visible while the next one loads. */
    page: (query: PageQuery) =>
      queryOptions({
        queryKey: [...key, 'list', query],
        queryFn: ({ signal }) => fetchPage(query, signal),
        placeholderData: keepPreviousData,
      }),
    /** Reads every row that matches, for an export. */
    fetchAll: async (query: PageQuery): Promise<Row[]> => {
      const all: Row[] = []
      for (let page = 1; ; page += 1) {
        const { rows } = await fetchPage({ ...query, page, itemsPerPage: MAX_PAGE_SIZE })
        all.push(...rows)
        if (rows.length < MAX_PAGE_SIZE) return all
      }
    },
  }
}

export type PagedList<Row> = ReturnType<typeof pagedList<z.ZodType, Row>>
