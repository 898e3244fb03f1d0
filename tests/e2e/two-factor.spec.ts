import type { Page } from '@playwright/test'
import { authenticatorCode } from '../../local/testing/totp.ts'
import { callApi } from './support/api.ts'
import { makeNewcomer, type Newcomer, setNewcomerRole } from './support/newcomer.ts'
import { expect, expectAccessible, test, unique } from './support/test.ts'

// Auth refuses a wrong password (400) and code (422), and the API the session before the second factor (403).
test.use({ role: 'guest', allowConsole: /status of (400|403|422)/ })

const security = 'pages/account-settings/security'

async function signInWithPassword(page: Page, { email, password }: Newcomer) {
  await page.goto(security)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Enters a wrong password, which stays, and then the right one. */
async function confirmPassword(page: Page, { password }: Newcomer) {
  const form = page.getByRole('form', { name: 'Confirm your password' })
  const field = form.getByLabel('Current password', { exact: true })
  await expect(field).toBeFocused()
  await page.keyboard.type('wrong password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The password is incorrect')).toBeVisible()
  await expect(field).toHaveValue('wrong password')
  await expect(field).toBeFocused()
  await field.fill(password)
  await page.keyboard.press('Enter')
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type(code)
}

async function signOutHere(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('R-403 to R-405: a person sets up an authenticator app and signs in with its code', async ({ page }) => {
  const person = await makeNewcomer()
  await signInWithPassword(page, person)
  const section = page.getByRole('region', { name: 'Two-factor sign-in' })
  await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible()
  // Opened directly, the screen has no messages of the sign-in pages.
  await page.reload()
  await section.getByRole('button', { name: 'Set up' }).click()
  await expectAccessible(page)
  await confirmPassword(page, person)
  await expect(section.getByText('Scan the code with an authenticator app on your phone.')).toBeVisible()
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const key = (await section.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await enterCode(page, authenticatorCode(key))
  await expect(section.getByRole('listitem')).toHaveCount(10)
  await section.getByRole('button', { name: 'I have saved them' }).click()
  await expect(section.getByText('You have 10 unused recovery codes left.')).toBeVisible()

  await signOutHere(page)
  await signInWithPassword(page, person)
  await expect(page).toHaveURL(/two-steps-v2\?to=/)
  await expectAccessible(page)
  await enterCode(page, authenticatorCode(key, 1))
  await expect(page).toHaveURL(new RegExp(`${security}$`))
})

test('R-406, R-408: a role that requires a second factor opens nothing before its setup, and opens with a recovery code', async ({
  page,
}) => {
  const role = unique('checked').replace(' ', '-')
  await callApi('admin', 'POST', '/roles', { name: role, like: 'client' })
  const person = await makeNewcomer()
  await setNewcomerRole(person, role)
  await callApi('admin', 'PUT', `/roles/${role}/two-factor`, { isRequired: true })
  await signInWithPassword(page, person)
  const heading = page.getByRole('heading', { name: 'Set up two-factor sign-in' })
  await expect(heading).toBeVisible()
  await expectAccessible(page)
  // The guard leads every screen back to the setup, also after a reload.
  await page.goto('apps/manuscripts')
  await expect(heading).toBeVisible()
  await page.goto(security)
  await expect(heading).toBeVisible()
  await confirmPassword(page, person)
  const key = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await enterCode(page, '000000')
  await expect(page.getByText('This code is wrong or was used before')).toBeVisible()
  // As when the window gets the focus, the session is requested before the code and refused after it.
  const answer = (path: RegExp, status: number) =>
    page.waitForResponse((response) => path.test(response.url()) && response.status() === status)
  const verified = answer(/\/verify$/, 200)
  const refused = answer(/\/api\/session$/, 403)
  let requests = 0
  await page.route('**/api/session', async (route) => {
    requests += 1
    await (requests === 1 ? verified : refused)
    await route.continue()
  })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => requests).toBeGreaterThan(0)
  const confirmed = answer(/\/api\/session$/, 200)
  await enterCode(page, authenticatorCode(key))
  const codes = page.locator('li[dir=ltr]')
  await expect(codes).toHaveCount(10)
  await confirmed
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page).toHaveURL(new RegExp(`${security}$`))
  await expect(page.getByText('Your role requires')).toBeVisible()

  await signOutHere(page)
  await signInWithPassword(page, person)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${security}$`))
  await expect(page.getByText('You have 9 unused recovery codes left.')).toBeVisible()
})
