import { placeOrder } from '../support/demo/shop.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test.describe('orders of the sample shop', () => {
  // The browser logs the refused call of a save that comes second.
  test.use({ as: 'manager', allowConsole: /status of 409/ })

  test('R-340, R-347, R-350: an order is paid and dispatched beside a second window, and a late address asks', {
    tag: '@all',
  }, async ({ page, me, cast }) => {
    const { admin } = await cast({ admin: true })
    const no = await placeOrder(me)
    await page.goto(`./apps/ecommerce/order/list?q=${no}`)
    await page.getByRole('link', { name: /Pending payment/ }).click()
    await page.getByRole('link', { name: new RegExp(`^#${no}\\b`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Order #${no}` })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dispatch' })).toBeDisabled()
    const other = await admin.open(`./apps/ecommerce/order/details/${no}`)
    await expect(other.getByText('The order must be paid first').first()).toBeVisible()

    await page.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(page.getByText('Payment received')).toBeVisible()
    await page.getByRole('button', { name: 'Dispatch' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Dispatched' })).toBeVisible()
    await expect(other.getByRole('listitem').filter({ hasText: 'Dispatched' })).toBeVisible()

    // Both open the address before either saves it.
    const [mine, theirs] = [page.getByRole('dialog'), other.getByRole('dialog')]
    for (const [window, drawer, city] of [
      [page, mine, 'Trieste'],
      [other, theirs, 'Gorizia'],
    ] as const) {
      await window.getByRole('button', { name: 'Edit the shipping address' }).click()
      await drawer.getByRole('textbox', { name: 'City' }).fill(city)
    }
    await theirs.getByRole('button', { name: 'Save' }).click()
    await expect(theirs).toBeHidden()
    await mine.getByRole('button', { name: 'Save' }).click()
    await expect(mine.getByRole('alert')).toContainText(/ changed City while you were editing/)
    await expectAccessible(page)
    await expect(other.getByText(/\bGorizia\b/)).toBeVisible()
    await mine.getByRole('button', { name: 'Keep my version' }).click()
    await expect(other.getByText(/\bTrieste\b/)).toBeVisible()
  })
})
