import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test.use({ role: 'admin' })

test('Ctrl K finds a screen by keyboard and lists it as recent', async ({ page }) => {
  await page.goto('dashboards/analytics')
  await expect(page.locator('h1')).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await expect(field).toBeFocused()
  await expect(page.getByText('Suggested')).toBeVisible()
  await field.fill('scriv')
  await expect(page.getByRole('option', { name: 'Scrivener import' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/apps\/scrivener\/import$/)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    'Scrivener import',
  ])
  await field.fill('nothing is called like this')
  await expect(page.getByText('No matching records found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test.describe('in French', { tag: '@all' }, () => {
  test.use({ language: 'fr' })

  test('the search finds French titles with and without accents @phone', async ({ page }) => {
    await page.goto('dashboards/analytics')
    await expect(page.locator('h1')).toBeVisible()
    await page.getByRole('button', { name: 'Rechercher' }).click()
    const field = page.getByRole('combobox', { name: 'Rechercher partout' })
    await field.fill('ROLES')
    await expect(page.getByRole('option', { name: 'Rôles' })).toBeVisible()
    await field.fill('scènes')
    await expect(page.getByRole('group', { name: 'Applications et pages' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
