import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../../local/settings.ts'
import { findViolations } from '../../../scripts/lib/boundaries.ts'
import { sourceFiles } from '../../../scripts/lib/source-files.ts'
import { routeTable } from '../../../src/app/route-table.ts'
import * as areas from '../../../src/demos/areas.ts'

it('R-813: the list of the template areas has every folder with routes', () => {
  const folder = join(projectRoot, 'src/demos')
  const withRoutes = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'routes.ts')))
  expect(
    Object.values(areas)
      .map(({ area }) => area)
      .sort(),
  ).toEqual(withRoutes.sort())
})

it('R-812, R-813: only lists outside the template areas import from them', () => {
  const faults = findViolations(sourceFiles(['src', 'supabase/functions', 'local', 'scripts', 'tests']))
  expect(faults.filter((fault) => fault.includes('template area'))).toEqual([])
})

it.each([
  ['/dashboards/crm', true],
  ['/apps/ecommerce/order/list', true],
  ['/apps/invoice/list', true],
  ['/apps/academy/my-course', true],
  ['/apps/logistics/fleet', true],
  ['/apps/kanban', true],
  ['/apps/calendar', true],
  ['/admin/dashboard', undefined],
  ['/apps/projects/list', undefined],
  ['/apps/manuscripts', undefined],
])('R-585: %s is labeled as sample data: %s', (path, isSample) => {
  const route = routeTable.find((one) => one.path === path)
  expect(route, 'the screen is in the table').toBeDefined()
  expect(route?.hasSampleData).toBe(isSample)
})
