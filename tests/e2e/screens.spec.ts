import { followInApp } from './support/in-app.ts'
import { expectMenusBesideTriggers } from './support/menus.ts'
import { trackRequests } from './support/network.ts'
import { roleFor, setScene, walksOf } from './support/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/**
 * Two settings that hold each language, direction, theme and width once; the first has the colours of both themes. The
 * breakpoints of R-220 are checked on both sides; French, whose texts are longer, has the narrowest width of each
 * layout.
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
    otherTheme: null,
    size: { width: 360, height: 740 },
    otherWidths: [768, 1280],
  },
] as const
const walks = walksOf(9)
/** The walk that also opens the menus of the frame. */
const [firstRoutes] = walks.values()
/** The time limit of one screen on a busy machine. */
const SCREEN_LIMIT_MS = 60_000

for (const { language, direction, theme, otherTheme, size, otherWidths } of SETTINGS) {
  for (const [walk, routes] of walks) {
    const [first] = routes
    if (!first) continue
    const title = `every screen of ${walk}: ${language}, ${direction}, ${theme}, ${size.width} px`
    test.describe(title, { tag: '@all' }, () => {
      test.use({ role: roleFor(first), language, theme, viewport: size })
      test.setTimeout(SCREEN_LIMIT_MS * routes.length)

      test('R-006, R-103: has a heading, passes axe in both themes, opens each menu beside its trigger, fits each width and logs no console error', async ({
        page,
        context,
        baseURL,
      }) => {
        let area: string | undefined
        let fill = (path: string) => path
        await context.addCookies([
          { name: 'quillport-isAppRTL', value: String(direction === 'rtl'), url: new URL('/', baseURL).href },
        ])
        const expectNoPendingRequest = trackRequests(page)
        for (const route of routes) {
          await test.step(route.id, async () => {
            if (route.area !== area) fill = await setScene(route.area)
            area = route.area
            await page.setViewportSize(size)
            await page.emulateMedia({ colorScheme: theme })
            await followInApp(page, `.${fill(route.path.startsWith('/') ? route.path : `/${route.path}`)}`)
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
            await expect(page.locator('html')).toHaveAttribute('dir', direction)
            await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`))
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expect(page.getByRole('status', { name: /Loading|Chargement/ })).toHaveCount(0)
            await expectNoPendingRequest()
            // The frame is the same on every screen of a walk.
            const isFirst = route === first
            await expectAccessible(page, { withFrame: isFirst })
            await expectNoSidewaysScroll(page)
            if (otherTheme) {
              await page.emulateMedia({ colorScheme: otherTheme })
              await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${otherTheme}\\b`))
              // Only colours differ between the themes.
              await expectAccessible(page, { rules: ['color-contrast'], withFrame: isFirst })
            }
            // The signed-out screens share the menus of their header.
            const isGuest = roleFor(route) === 'guest'
            if (!isGuest || isFirst)
              await expectMenusBesideTriggers(page, isFirst && (isGuest || routes === firstRoutes))
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
