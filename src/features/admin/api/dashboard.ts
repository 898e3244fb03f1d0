import type { dashboardResponse } from '@contract/admin.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

const oftenMs = 60_000

/** The dashboard figures, refetched every minute while the page is visible. */
export const adminDashboardQuery = (query: { days: number; today: string }) =>
  queryOptions({
    queryKey: ['admin-dashboard', query] as const,
    queryFn: ({ signal }) => api.get<typeof dashboardResponse>('/admin/dashboard', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: oftenMs,
  })
