import { followInApp } from './support/in-app.ts'
import { roleFor, setScene, walksOf } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** The query parameters that screens read. */
const PARAMETERS =
  `at calendars card compose course create day days event filter find from id import item itemsPerPage
  label lecture manuscript message method new note order orderBy page panel period plan project q ref saved sortBy state
  status tab thread to unread vehicle view warning with`.split(/\s+/)
const VALUES = ['1', '<b>', '9999-99-99', '00000000-0000-4000-8000-000000000000']
/** The time limit of one screen on a busy machine. */
const SCREEN_LIMIT_MS = 60_000

for (const [walk, routes] of walksOf(36)) {
  const [first] = routes
  if (!first || roleFor(first) === 'guest') continue
  test.describe(`every screen of ${walk}`, { tag: '@all' }, () => {
    // Rows that do not exist are refused; the browser logs it, and so does the new message about one.
    test.use({
      role: roleFor(first),
      allowConsole:
        /Failed to load resource.*4(00|03|04|22)|^The person or the project to write about could not/,
    })
    test.setTimeout(SCREEN_LIMIT_MS * routes.length)

    test('R-1023: opens with nonsense in its query', async ({ page }) => {
      let area: string | undefined
      let fill = (path: string) => path
      for (const route of routes) {
        if (route.area !== area) fill = await setScene(route.area)
        area = route.area
        for (const value of VALUES)
          await test.step(`${route.id} ${value}`, async () => {
            const query = new URLSearchParams(PARAMETERS.map((name) => [name, value]))
            const path = fill(route.path.startsWith('/') ? route.path : `/${route.path}`)
            await followInApp(page, `.${path}?${query}`)
            await expect(page.locator('h1').first()).toBeAttached()
            await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
            await expect(page.getByText(/Something went wrong/)).toHaveCount(0)
          })
      }
    })
  })
}
