import { newestMail } from './support/mail.ts'
import { delayRequests } from './support/network.ts'
import { expect, expectLive, test } from './support/test.ts'

test.use({ role: 'guest' })

test('R-400 to R-402: a writer registers in steps, confirms the address, and signs in on the card page', {
  tag: '@all',
}, async ({ page }) => {
  const email = `steps-${Math.random().toString(36).slice(2, 10)}@test.example`
  await page.goto('pages/authentication/register-multi-steps')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a quiet harbour')
  await page.getByLabel('Confirm password').fill('a quiet harbour')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Step Harbour')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()

  await page.goto((await newestMail(email)).link ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/login-v2$/)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a quiet harbour')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/build\/apps\/email/)
  await page.goto('pages/authentication/login-v1')
  await expect(page.getByText(`You’re signed in as Step Harbour (${email}).`)).toBeVisible()
  // The library of Realtime warns in the console when it starts while a session ends.
  await expectLive(page)
  // The next sign-in does not wait for the server to end the last session.
  await delayRequests(page, '**/auth/v1/logout*', 2000)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a quiet harbour')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/build\/apps\/email/)
})
