import type { courseList } from '@contract/demo/academy.ts'
import type { analyticsProjectList } from '@contract/demo/dashboards.ts'
import type { invoiceList } from '@contract/demo/invoice.ts'
import type { vehicleList } from '@contract/demo/logistics.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

/** A page of the sample projects. */
export const demoProjectsQuery = (query: ListQueryInput) =>
  queryOptions({
    queryKey: ['demo', 'projects', 'dashboard', query] as const,
    queryFn: ({ signal }) =>
      api.get<typeof analyticsProjectList>('/dashboard/analytics/projects', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** A page of the vehicles, of those under a condition if it is not empty. */
export const demoVehiclesQuery = (query: ListQueryInput & { condition: string }) =>
  queryOptions({
    queryKey: ['demo', 'vehicles', 'dashboard', query] as const,
    queryFn: ({ signal }) => api.get<typeof vehicleList>('/apps/logistics/vehicles', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** A page of the courses, of those with a label if it is not empty. */
export const demoCoursesQuery = (query: ListQueryInput & { label: string }) =>
  queryOptions({
    queryKey: ['demo', 'courses', 'dashboard', query] as const,
    queryFn: ({ signal }) => api.get<typeof courseList>('/apps/academy/courses', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** A page of the invoices, of those with a status if it is not empty. */
export const demoInvoicesQuery = (query: ListQueryInput & { status: string }) =>
  queryOptions({
    queryKey: ['demo', 'invoices', 'dashboard', query] as const,
    queryFn: ({ signal }) => api.get<typeof invoiceList>('/apps/invoice', { query, signal }),
    placeholderData: keepPreviousData,
  })
