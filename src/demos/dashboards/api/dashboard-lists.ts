import type { AnalyticsProject, analyticsProjectList } from '@contract/demo/dashboards.ts'
import type { Vehicle, vehicleList } from '@contract/demo/logistics.ts'
import { pagedList } from '@/demos/shared/api/paged-list.ts'

/** The sample projects. */
export const pagedProjects = pagedList<typeof analyticsProjectList, AnalyticsProject>({
  key: ['demo', 'projects'],
  path: '/dashboard/analytics/projects',
  read: ({ projects, totalProjects }) => ({ rows: projects, total: totalProjects }),
})

export const pagedVehicles = pagedList<typeof vehicleList, Vehicle>({
  key: ['demo', 'vehicles'],
  path: '/apps/logistics/vehicles',
  read: ({ vehicles, totalVehicles }) => ({ rows: vehicles, total: totalVehicles }),
})
