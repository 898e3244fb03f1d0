import { printed } from '../support/printed.ts'
import { expect, test } from '../support/test.ts'

test.use({ role: 'admin', theme: 'dark' })

test('R-956: an invoice and an order print alone and completely', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(180_000)
  const main = page.getByRole('main')
  await printed(page, 'apps/invoice/preview/5001', 'Total', async () => {
    await expect(main.getByRole('table')).toBeVisible()
  })
  await page.goto('./apps/ecommerce/order/list')
  const order = await main.locator('td a[href*="/order/details/"]').first().getAttribute('href')
  await printed(page, order?.replace(/^\/build\//, '') ?? '', 'Total', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByRole('table')).toBeVisible()
  })
})
