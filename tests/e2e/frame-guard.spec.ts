import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill('quillport-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test.describe('a visitor who is not signed in (R-023, R-024)', () => {
  test.use({ role: 'guest' })

  test('is redirected to sign-in with the return path, and back after it', async ({ page }) => {
    await page.goto('apps/manuscripts?q=tide#shelf')
    await expect(page).toHaveURL(/\/build\/login\?q=tide&to=\/apps\/manuscripts#shelf$/)
    await signIn(page, 'auth@demo.com')
    await expect(page).toHaveURL(/\/build\/apps\/manuscripts\?q=tide#shelf$/)
  })
})
