import type { salesDetailList } from '@contract/demo/dashboards.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

/** The newest sales of the sample shop. */
export const salesQuery = () =>
  queryOptions({
    queryKey: ['demo', 'sales'] as const,
    queryFn: ({ signal }) => api.get<typeof salesDetailList>('/pages/datatable', { signal }),
  })
