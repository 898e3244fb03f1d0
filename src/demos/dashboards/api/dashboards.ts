import type { academyDashboard } from '@contract/demo/dashboards/academy.ts'
import type { analyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import type { crmDashboard } from '@contract/demo/dashboards/crm.ts'
import type { ecommerceDashboard } from '@contract/demo/dashboards/ecommerce.ts'
import type { logisticsDashboard } from '@contract/demo/dashboards/logistics.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '@/lib/api/api-client.ts'

/** The dashboards with their tables, whose changes refetch them. */
export const dashboardTables = {
  analytics: ['daily_figures', 'visit_sources', 'campaign_months', 'orders', 'customers'],
  crm: ['daily_figures', 'orders', 'customers', 'invoices', 'reviews', 'projects', 'deals'],
  ecommerce: ['daily_figures', 'orders', 'order_lines', 'customers', 'products', 'reviews'],
  logistics: ['daily_figures', 'shipments', 'vehicles', 'vehicle_trips'],
  academy: ['daily_figures', 'courses', 'webinars'],
} as const
export type DashboardName = keyof typeof dashboardTables

/** The query key of a dashboard for every day. */
export const dashboardKey = (name: DashboardName) => ['demo', 'dashboards', name] as const

type DashboardSchemas = {
  analytics: typeof analyticsDashboard
  crm: typeof crmDashboard
  ecommerce: typeof ecommerceDashboard
  logistics: typeof logisticsDashboard
  academy: typeof academyDashboard
}
/** The figures of a dashboard. */
export type DashboardFigures<N extends DashboardName> = z.infer<DashboardSchemas[N]>

/** All figures of a dashboard up to a day in one request. */
export const figuresQuery = <N extends DashboardName>(name: N, today: string) =>
  queryOptions({
    queryKey: [...dashboardKey(name), today],
    queryFn: ({ signal }) =>
      api.get<z.ZodType<DashboardFigures<N>>>(`/dashboards/${name}`, { query: { today }, signal }),
    placeholderData: keepPreviousData,
  })
