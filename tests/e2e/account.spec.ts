import { followInApp } from './support/in-app.ts'
import { anotherBrowser, makeNewcomer, signInNewcomer } from './support/newcomer.ts'
import { pngFile } from './support/pictures.ts'
import { expect, expectAccessible, expectLive, expectNoSidewaysScroll, test } from './support/test.ts'

const screens = [
  'pages/account-settings/account',
  'pages/account-settings/security',
  'pages/account-settings/billing-plans',
  'pages/account-settings/notification',
  'pages/account-settings/connection',
  'pages/user-profile/profile',
  'pages/user-profile/teams',
  'pages/user-profile/projects',
  'pages/user-profile/connections',
]

// screens.spec.ts covers every screen as admin; this is the role with the fewest parts.
test.describe('a client', { tag: '@all' }, () => {
  test.use({ as: 'client', language: 'fr' })
  test('opens every account screen, complete and accessible @phone', async ({ page }) => {
    // Each screen is checked by axe.
    test.setTimeout(10_000 * screens.length)
    for (const path of screens) {
      await test.step(path, async () => {
        await followInApp(page, `./${path}`)
        await expect(page.locator('h1')).not.toBeEmpty()
        await expect(page.locator('[role=status][aria-label]:has([class*=skeleton])')).toHaveCount(0)
        await expect(page.getByRole('status', { name: /^(Loading|Chargement)$/ })).toHaveCount(0)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })
    }
  })
})

test.describe('a new person', () => {
  test.use({ role: 'guest' })

  test('edits name and picture, and the frame shows the picture at once', { tag: '@all' }, async ({
    page,
  }) => {
    const nell = await makeNewcomer()
    await signInNewcomer(page, nell, 'pages/account-settings/account')
    await page.getByRole('textbox', { name: 'Username' }).fill('client')
    await page.getByRole('textbox', { name: 'Full name' }).fill('Nell Harbour')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('This username is already taken')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Nell Harbour')
    await page.getByRole('textbox', { name: 'Username' }).fill(nell.email.split('@')[0] ?? '')
    await page.getByRole('textbox', { name: 'About' }).fill('Keeps the tide tables.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
    await page.locator('input[type=file]').setInputFiles(pngFile('face.png'))
    await expect(page.getByText('Picture updated')).toBeVisible()
    const face = page.locator('header img')
    await expect(face).toHaveAttribute(
      'src',
      /\/object\/public\/avatars\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.(webp|png)$/,
    )
    expect(
      await face.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(2)
    await followInApp(page, 'pages/user-profile/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Nell Harbour' })).toBeVisible()
    await expect(page.getByText('Keeps the tide tables.')).toBeVisible()
    await followInApp(page, 'pages/account-settings/account')
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Picture removed')).toBeVisible()
    await expect(page.locator('header img')).toHaveCount(0)
  })

  test('signs out another browser, which shows it at once', async ({ page, browser }) => {
    const nell = await makeNewcomer()
    await signInNewcomer(page, nell, 'pages/account-settings/security')
    const other = await anotherBrowser(browser)
    await signInNewcomer(other, nell, 'pages/account-settings/notification')
    await expect(other.getByRole('heading', { name: 'Notify me about' })).toBeVisible()
    await expectLive(other)
    await page.reload()
    await expect(page.getByText('This browser')).toBeVisible()
    await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
    await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0)
    await expect(other).toHaveURL(/\/login/)
    await expectAccessible(page)
    await other.context().close()
  })

  test('changes the password after entering the current one', async ({ page, browser }) => {
    const nell = await makeNewcomer()
    await signInNewcomer(page, nell, 'pages/account-settings/security')
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field('Current password').fill('not this one')
    await field('New password').fill('a new one 1')
    await field('Confirm new password').fill('a new one 2')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('The passwords do not match')).toBeVisible()
    await field('Confirm new password').fill('a new one 1')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('The current password is incorrect')).toBeVisible()
    await expectAccessible(page)
    await field('Current password').fill(nell.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText(/^Password changed/)).toBeVisible()
    await expect(page.getByText('This browser')).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0)
    const other = await anotherBrowser(browser)
    await signInNewcomer(other, { ...nell, password: 'a new one 1' }, 'pages/account-settings/account')
    await other.context().close()
  })
  test.use({ allowConsole: /status of 4\d\d/ })

  test('requests a plan, and has it after approval', { tag: '@all' }, async ({ page, browser }) => {
    const nell = await makeNewcomer()
    await signInNewcomer(page, nell, 'pages/account-settings/billing-plans')
    await page.getByText('A company with several teams').click()
    await page.getByRole('combobox', { name: 'Payment method' }).selectOption('Manual-PayPal')
    await page.getByRole('button', { name: 'Request this plan' }).click()
    await expect(page.getByText('Your request is waiting for approval')).toBeVisible()
    await expectAccessible(page)
    const office = await anotherBrowser(browser)
    await signInNewcomer(
      office,
      { email: 'admin@demo.com', password: 'quillport-demo', name: '' },
      'pages/account-settings/billing-plans',
    )
    await office.getByRole('button', { name: `Approve the request from ${nell.name}` }).click()
    await expect(office.getByText(`The request from ${nell.name} is approved`)).toBeVisible()
    await expect(page.getByText('Company · Manual, PayPal').first()).toBeVisible()
    await expect(page.getByText('Approved', { exact: true })).toBeVisible()
    await office.context().close()
  })

  test('closes the account and cannot sign in again', async ({ page }) => {
    const nell = await makeNewcomer()
    await signInNewcomer(page, nell, 'pages/account-settings/account')
    await page.getByRole('button', { name: 'Close account' }).click()
    await expect(page.getByText('Please confirm first that you want to close your account.')).toBeVisible()
    await page.getByText('I want to close my account').click()
    await page.getByRole('button', { name: 'Close account' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close account' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.getByRole('textbox', { name: /mail/i }).fill(nell.email)
    await page.locator('input[type=password]').fill(nell.password)
    await page.locator('button[type=submit]').click()
    await expect(page.getByText('This account is deactivated. Contact your administrator.')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  })
})
