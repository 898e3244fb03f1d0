import { seedManuscript } from './support/api.ts'
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

test('R-1020: a press on a button that changes its icon closes an open menu', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('dashboards/analytics')
  for (const name of ['Collapse navigation', 'Expand navigation']) {
    await page.getByRole('button', { name: 'Theme', exact: true }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    // The library notices presses elsewhere only after the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
})

test('a context menu closes when another screen opens', { tag: '@all' }, async ({ page, me }) => {
  const title = unique('A menu')
  await seedManuscript(me, title)
  await page.goto(`apps/manuscripts?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await expect(page.getByRole('menu')).toHaveCount(1)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
})
