import type { ListQueryInput } from '@contract/list.ts'
import type { planOrderList } from '@contract/plan-orders.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

/** A page of ordered plans; the previous page stays visible while the next one loads. */
export const planOrdersQuery = (query: ListQueryInput & { plan?: string }) =>
  queryOptions({
    queryKey: ['plan-orders', 'list', query] as const,
    queryFn: ({ signal }) => api.get<typeof planOrderList>('/plan-orders', { query, signal }),
    placeholderData: keepPreviousData,
  })
