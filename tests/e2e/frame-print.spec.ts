import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

test.use({ role: 'admin', theme: 'dark' })

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
]

/** What may be seen of buttons: those that are the words of a table. */
const buttons =
  'button:not(th button, td button, h1 button, h2 button, h3 button), [role=tab], input[type=checkbox]'

for (const path of screens) {
  test(`${path} prints on white without controls, and completely`, async ({ page }) => {
    await page.goto(path)
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
    // However the build writes it.
    const bg = expect.stringMatching(/^#(fff|ffffff)$/i)
    expect(paper).toEqual({ body: 'rgb(255, 255, 255)', bg, ink: 'rgb(29, 28, 36)' })
    await expectNoSidewaysScroll(page)
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(1000)
  })
}
