import { expect, test } from './support/test.ts'

test.describe('the checkout wizard', () => {
  test.use({ role: 'manager' })

  test('R-420, R-422: an order survives a reload between its steps, and opens in the shop', async ({
    page,
  }) => {
    await page.goto('./wizard-examples/checkout')
    const add = page.getByRole('button', { name: /^Add .+ to the cart$/ }).first()
    await add.click()
    await expect(add).toBeFocused()
    const more = page.getByRole('button', { name: /^One .+ more$/ })
    const name = (await more.getAttribute('aria-label'))?.slice(4, -5) ?? ''
    await more.click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('textbox', { name: 'Street and number' })).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Enter a street and number')).toBeVisible()
    await page.getByRole('textbox', { name: 'Street and number' }).fill('Via Po 1')
    await page.getByRole('textbox', { name: 'Postal code' }).fill('10124')
    await page.getByRole('textbox', { name: 'City' }).fill('Turin')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('We never ask for card details.')).toBeVisible()

    await page.reload()
    await expect(page).toHaveURL(/step=payment/)
    await page.getByText('Bank transfer', { exact: true }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Turin')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('We never ask for card details.')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(`2 × `)).toBeVisible()
    // Also in the second in which a double press on "Next" must not order.
    const order = page.getByRole('button', { name: 'Place order' })
    expect(await order.evaluate((button) => getComputedStyle(button).opacity)).toBe('1')
    await order.dblclick()

    await expect(page.getByRole('heading', { name: /^Order #\d+ is placed$/ })).toBeFocused()
    await page.getByRole('link', { name: 'Open the order' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Order #\d+$/ })).toBeVisible()
    await expect(page.getByRole('cell', { name })).toBeVisible()
    await expect(page.getByText('Bank transfer', { exact: true })).toBeVisible()
  })
})
