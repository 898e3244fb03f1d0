import { followInApp } from './support/in-app.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

test.use({ role: 'admin', theme: 'dark' })

/** The time limit of one screen on a busy machine. */
const SCREEN_LIMIT_MS = 60_000
const screens = [
  'apps/manuscripts',
  'apps/manuscripts/scenes',
  'apps/projects/list',
  'apps/user/list',
  'apps/user/view/1',
  'apps/companies/list',
  'apps/roles',
  'apps/permissions',
  'admin/dashboard',
  'dashboards/analytics',
  'apps/email',
  'apps/chat',
  'pages/user-profile/profile',
  'charts/apex-chart',
]

/** Buttons that may print: those that are text of a table. */
const buttons =
  'button:not(th button, td button, h1 button, h2 button, h3 button), [role=tab], input[type=checkbox]'

test('each screen prints on white without controls, and completely', async ({ page }) => {
  test.setTimeout(SCREEN_LIMIT_MS * screens.length)
  for (const path of screens) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 1440, height: 900 })
      await followInApp(page, `./${path}`)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('[aria-busy=true], .chakra-skeleton')).toHaveCount(0)
      await page.emulateMedia({ media: 'print' })
      // A4 between its margins.
      await page.setViewportSize({ width: 680, height: 1000 })
      await expect(page.locator('header').first()).toBeHidden()
      await expect(page.locator(buttons).filter({ visible: true })).toHaveCount(0)
      const paper = await page.evaluate(() => ({
        body: getComputedStyle(document.body).backgroundColor,
        bg: getComputedStyle(document.documentElement).getPropertyValue('--qp-colors-bg').trim(),
        ink: getComputedStyle(document.querySelector('h1') ?? document.body).color,
      }))
      // The build may shorten the colour.
      const bg = expect.stringMatching(/^#(fff|ffffff)$/i)
      expect(paper).toEqual({ body: 'rgb(255, 255, 255)', bg, ink: 'rgb(29, 28, 36)' })
      await expectNoSidewaysScroll(page)
      expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(1000)
      // Charts that were never in view print as well, in the width of their box.
      const drawings = await page.locator('[data-print=drawing]').evaluateAll((boxes) =>
        boxes.map((box) => {
          const width = box.querySelector('svg, canvas')?.getBoundingClientRect().width ?? 0
          return width > 100 && width <= box.clientWidth + 1
        }),
      )
      expect(drawings.filter((isShown) => !isShown)).toEqual([])
    })
  }
})
