import type { academyDashboard } from '@contract/demo/dashboards/academy.ts'
import type { analyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import type { crmDashboard } from '@contract/demo/dashboards/crm.ts'
import type { ecommerceDashboard } from '@contract/demo/dashboards/ecommerce.ts'
import type { logisticsDashboard } from '@contract/demo/dashboards/logistics.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '@/lib/api-client.ts'

/** The dashboards with their tables, whose changes refetch them. */
export const dashboardTables = {
  analytics: ['daily_figures', 'visit_sources', 'campaign_months', 'orders', 'customers'],
  crm: ['daily_figures', 'orders', 'customers', 'invoices', 'reviews', 'sales', 'projects'],
  ecommerce: ['daily_figures', 'orders', 'order_lines', 'customers', 'products', 'reviews'],
  logistics: ['daily_figures', 'shipments', 'vehicles', 'vehicle_trips'],
  academy: ['daily_figures', 'courses', 'webinars'],
} as const
export type DashboardName = keyof typeof dashboardTables

/** The query key of a dashboard for every day. */
export const dashboardKey = (name: DashboardName) => ['demo', 'dashboards', name] as const

/** All figures of a dashboard up to a day in one request. */
const dashboardQuery = <S extends z.ZodType>(name: DashboardName, today: string) =>
  queryOptions({
    queryKey: [...dashboardKey(name), today],
    queryFn: ({ signal }) => api.get<S>(`/dashboards/${name}`, { query: { today }, signal }),
    placeholderData: keepPreviousData,
  })

export const analyticsQuery = (today: string) => dashboardQuery<typeof analyticsDashboard>('analytics', today)
export const crmQuery = (today: string) => dashboardQuery<typeof crmDashboard>('crm', today)
export const ecommerceQuery = (today: string) => dashboardQuery<typeof ecommerceDashboard>('ecommerce', today)
export const logisticsQuery = (today: string) => dashboardQuery<typeof logisticsDashboard>('logistics', today)
export const academyQuery = (today: string) => dashboardQuery<typeof academyDashboard>('academy', today)
