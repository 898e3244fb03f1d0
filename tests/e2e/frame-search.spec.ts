import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test.use({ as: 'admin' })

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
