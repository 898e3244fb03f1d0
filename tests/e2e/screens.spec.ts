import { followInApp, roleFor, setScene, walks } from './support/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 360, height: 740 }
/** Also looked at: around the breakpoints of R-220, and as wide as it gets. */
const OTHER_WIDTHS = [768, 1279, 1280, 1920]
/** Of one screen, with its two walks of the accessibility rules. */
const PATIENCE_MS = 60_000

/** Every screen in each language and direction; and there in each theme, one wide and one narrow. */
const SETTINGS = [
  { language: 'en', direction: 'ltr', wide: 'light', narrow: 'dark' },
  { language: 'fr', direction: 'rtl', wide: 'dark', narrow: 'light' },
] as const

for (const { language, direction, wide, narrow } of SETTINGS) {
  for (const [walk, routes] of walks) {
    const [first] = routes
    if (!first) continue
    test.describe(`every screen of ${walk}: ${language}, ${direction}`, () => {
      test.use({ role: roleFor(first), language, theme: wide, viewport: WIDE })
      test.setTimeout(PATIENCE_MS * routes.length)

      test('R-006, R-103: has a heading, passes axe in both themes, holds every width and keeps the console quiet', async ({
        page,
        context,
        baseURL,
      }) => {
        const fill = await setScene(first.area)
        await context.addCookies([
          { name: 'quillport-isAppRTL', value: String(direction === 'rtl'), url: new URL('/', baseURL).href },
        ])
        for (const route of routes) {
          await test.step(route.id, async () => {
            await page.setViewportSize(WIDE)
            await page.emulateMedia({ colorScheme: wide })
            await followInApp(
              page,
              `.${fill(route.path.startsWith('/') ? route.path : `/${route.path}`)}`,
              baseURL,
            )
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
            await expect(page.locator('html')).toHaveAttribute('dir', direction)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expect(page.getByRole('status', { name: /Loading|Chargement/ })).toHaveCount(0)
            await expectAccessible(page)
            for (const width of OTHER_WIDTHS) {
              await page.setViewportSize({ ...WIDE, width })
              await expectNoSidewaysScroll(page)
            }
            await page.emulateMedia({ colorScheme: narrow })
            await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${narrow}\\b`))
            await page.setViewportSize(NARROW)
            await expectNoSidewaysScroll(page)
            await expectAccessible(page)
          })
        }
      })
    })
  }
}
