import { seedManuscript } from './support/api.ts'
import { delayRequests } from './support/network.ts'
import { opensBeside } from './support/opens-beside.ts'
import { expect, test, unique } from './support/test.ts'

test.use({ as: 'admin' })

test('the menus of the app bar open beside their buttons', { tag: '@all' }, async ({ page }) => {
  await page.goto('dashboards/analytics')
  for (const name of ['Shortcuts', 'Language', 'Theme', 'Your account']) {
    const button = page.getByRole('button', { name, exact: true })
    for (const by of ['click', 'Enter'] as const) {
      const menu = await opensBeside(button, { by })
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
    }
  }
})

test('a context menu gives way to what is pressed while it loads, and to a new screen', {
  tag: '@all',
}, async ({ page, me }) => {
  const title = unique('A menu')
  await seedManuscript(me, title)
  const openMenu = () => page.getByRole('button', { name: `Actions for ${title}` }).click()
  await delayRequests(page, '**/floating-menu-*.js', 1000)
  await page.goto(`apps/manuscripts?q=${encodeURIComponent(title)}`)
  const loaded = page.waitForResponse('**/floating-menu-*.js')
  await openMenu()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await (await loaded).finished()
  // An import of the same module ends after the menu could have been rendered.
  await page.evaluate((url) => import(url), (await loaded).url())
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.goBack()
  await openMenu()
  await expect(page.getByRole('menu')).toHaveCount(1)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
})
