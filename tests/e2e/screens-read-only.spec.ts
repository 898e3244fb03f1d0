import { routeTable } from '../../src/app/route-table.ts'
import { followInApp } from './support/in-app.ts'
import { trackRequests } from './support/network.ts'
import { setScene } from './support/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/** The areas of the sample data, which staff may read and managers may change. */
const AREAS = ['academy', 'calendar', 'dashboards', 'ecommerce', 'invoice', 'kanban', 'logistics']
const routes = routeTable.filter(({ area }) => AREAS.includes(area))
/** The time limit of one screen on a busy machine. */
const SCREEN_LIMIT_MS = 30_000

test.use({ role: 'user', language: 'fr', theme: 'dark', viewport: { width: 360, height: 740 } })

const title =
  'R-006, R-103: every screen of the sample data opens for a person who may only read it, and passes axe'
test(title, { tag: '@all' }, async ({ page }) => {
  test.setTimeout(SCREEN_LIMIT_MS * routes.length)
  const expectNoPendingRequest = trackRequests(page)
  for (const [index, { id, area, path }] of routes.entries()) {
    await test.step(id, async () => {
      const fill = await setScene(area)
      await followInApp(page, `.${fill(path.startsWith('/') ? path : `/${path}`)}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page).not.toHaveURL(/not-authorized/)
      if (path.endsWith('/add')) await expect(page.locator('main form')).toHaveCount(0)
      await expectNoPendingRequest()
      await expectAccessible(page, { withFrame: index === 0 })
      await expectNoSidewaysScroll(page)
    })
  }
})
