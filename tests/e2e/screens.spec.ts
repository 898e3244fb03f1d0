import { followInApp, roleFor, setScene, walks } from './support/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/**
 * Two settings that hold each language, direction, theme and width once. The breakpoints of R-220 are checked on both
 * sides; French, whose texts are longer, has the narrowest width of each layout.
 */
const SETTINGS = [
  {
    language: 'en',
    direction: 'ltr',
    theme: 'light',
    otherTheme: 'dark',
    size: { width: 1440, height: 900 },
    otherWidths: [1279, 1920],
  },
  {
    language: 'fr',
    direction: 'rtl',
    theme: 'dark',
    otherTheme: 'light',
    size: { width: 360, height: 740 },
    otherWidths: [768, 1280],
  },
] as const
/** The time limit of one screen on a busy machine. */
const SCREEN_LIMIT_MS = 60_000

for (const { language, direction, theme, otherTheme, size, otherWidths } of SETTINGS) {
  for (const [walk, routes] of walks) {
    const [first] = routes
    if (!first) continue
    test.describe(`every screen of ${walk}: ${language}, ${direction}, ${theme}, ${size.width} px`, () => {
      test.use({ role: roleFor(first), language, theme, viewport: size })
      test.setTimeout(SCREEN_LIMIT_MS * routes.length)

      test('R-006, R-103: has a heading, passes axe in both themes, fits each width and logs no console error', async ({
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
            await page.setViewportSize(size)
            await page.emulateMedia({ colorScheme: theme })
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
            await expectNoSidewaysScroll(page)
            await page.emulateMedia({ colorScheme: otherTheme })
            await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${otherTheme}\\b`))
            // Only colours differ between the themes.
            await expectAccessible(page, { rules: ['color-contrast'] })
            for (const width of otherWidths) {
              await page.setViewportSize({ ...size, width })
              await expectNoSidewaysScroll(page)
            }
          })
        }
      })
    })
  }
}
