import type { TableRoute } from '../route-table.ts'

/** The areas whose figures and rows are sample data of the template. */
const sampleAreas: ReadonlySet<string> = new Set([
  'academy',
  'calendar',
  'cards',
  'charts',
  'dashboards',
  'ecommerce',
  'invoice',
  'kanban',
  'logistics',
  'tables',
])

/** True for a screen that shows sample data instead of the workspace's own. */
export const showsSampleData = (route: Pick<TableRoute, 'area'> | undefined): boolean =>
  route !== undefined && sampleAreas.has(route.area)
