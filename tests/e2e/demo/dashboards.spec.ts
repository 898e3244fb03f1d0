import { expect, test } from '../support/test.ts'

test.describe('the dashboards', () => {
  test.use({ as: 'admin' })

  test('R-615: two figures on cards share a row on a phone @phone', { tag: '@all' }, async ({ page }) => {
    await page.goto('dashboards/crm')
    const top = async (name: RegExp) => (await page.getByRole('link', { name }).boundingBox())?.y ?? 0
    await expect(page.getByRole('link', { name: /^Orders, last 7 days/ })).toBeVisible()
    expect(await top(/^Orders, last 7 days/)).toBe(await top(/^Sales, last 7 days/))
  })
})
