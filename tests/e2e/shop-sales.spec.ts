import { newestMail } from './support/mail.ts'
import { addReview, placeOrder } from './support/shop.ts'
import { expect, expectAccessible, test, unique } from './support/test.ts'

test.describe('orders, customers and referrals of the sample shop', () => {
  // The browser logs the refused calls: an address in use, and a save that comes second.
  test.use({ as: 'manager', allowConsole: /status of (409|422)/ })

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

  test('R-343, R-344: a customer is added, gets an address and a mail, and the tab stays in the address', async ({
    page,
  }) => {
    const name = unique('Vera Lind')
    const email = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@example.org`
    await page.goto('./apps/ecommerce/customer/list?new=1')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Name' }).fill(name)
    await drawer.getByRole('textbox', { name: 'Email' }).fill('Hana.Nolan@example.net')
    await drawer.getByRole('button', { name: 'Add customer' }).click()
    await expect(drawer.getByText('Another customer has this email address')).toBeVisible()
    await drawer.getByRole('textbox', { name: 'Email' }).fill(email)
    await drawer.getByRole('button', { name: 'Add customer' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    await page.getByRole('tab', { name: 'Security' }).click()
    await page.getByRole('button', { name: 'Send reset mail' }).click()
    await expect(page.getByText(`Mail sent to ${email}`)).toBeVisible()
    expect(await newestMail(email)).toMatchObject({ subject: 'Choose a new password' })

    await page.getByRole('tab', { name: 'Address and billing' }).click()
    await page.getByRole('button', { name: 'Add address' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Street and number' }).fill('Via Po 1')
    await form.getByRole('textbox', { name: 'Postal code' }).fill('10124')
    await form.getByRole('textbox', { name: 'City' }).fill('Turin')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('10124 Turin')).toBeVisible()
    await page.reload()
    await expect(page.getByText('10124 Turin')).toBeVisible()
  })

  test('R-346, R-348: a review is published and taken back, and an invitation reaches the outbox', async ({
    page,
    database,
  }) => {
    const product = unique('Inkwell')
    await addReview(database, product)
    await page.goto(`./apps/ecommerce/manage-review?status=Pending&q=${encodeURIComponent(product)}`)
    await page.getByRole('button', { name: /^Actions for / }).click()
    await page.getByRole('menuitem', { name: 'Publish' }).click()
    await expect(page.getByText('Review published')).toBeVisible()
    // The pointer keeps the toast.
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.hover()
    await expect(page.getByText('No matching records found')).toBeVisible()
    await undo.click()
    await expect(page.getByText('of 1 entries')).toBeVisible()

    const email = `${unique('friend')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')}@example.org`
    await page.goto('./apps/ecommerce/referrals')
    await page.getByRole('textbox', { name: 'Email address' }).fill(email)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
    expect((await newestMail(email)).link).toContain('/build/register?ref=')
  })
})
