import { followInApp } from './support/in-app.ts'
import { roleFor, setScene, walksOf } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** Few walks, because loading the app takes as long as opening three screens. */
const SCREENS_PER_WALK = 36
/** The time limit of one screen on a busy machine. */
const SCREEN_LIMIT_MS = 20_000

for (const [walk, routes] of walksOf(SCREENS_PER_WALK)) {
  const [first] = routes
  if (!first) continue
  test.describe(`every screen of ${walk}`, () => {
    test.use({ role: roleFor(first) })
    test.setTimeout(SCREEN_LIMIT_MS * routes.length)

    test('R-006: opens with its heading and logs no console error', async ({ page }) => {
      let area: string | undefined
      let fill = (path: string) => path
      for (const route of routes) {
        await test.step(route.id, async () => {
          if (route.area !== area) fill = await setScene(route.area)
          area = route.area
          await followInApp(page, `.${fill(route.path.startsWith('/') ? route.path : `/${route.path}`)}`)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
        })
      }
    })
  })
}
