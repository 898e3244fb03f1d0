import { expect, it } from 'vitest'
import { routeTable } from '../route-table.ts'
import { showsSampleData } from './sample-areas.ts'

const routeOf = (path: string) => routeTable.find((route) => route.path === path)

it.each([
  ['/dashboards/crm', true],
  ['/apps/ecommerce/order/list', true],
  ['/apps/invoice/list', true],
  ['/admin/dashboard', false],
  ['/apps/projects/list', false],
  ['/apps/manuscripts', false],
])('R-585: %s is labeled as sample data: %s', (path, isSample) => {
  expect(routeOf(path), 'the screen is in the table').toBeDefined()
  expect(showsSampleData(routeOf(path))).toBe(isSample)
})
