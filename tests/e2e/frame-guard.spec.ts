import type { Page } from '@playwright/test'
import { followInApp, openInApp } from './support/in-app.ts'
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

  test('is redirected from the start page without a return path', async ({ page }) => {
    await page.goto('')
    await expect(page).toHaveURL(/\/build\/login$/)
  })

  test('opens public screens', async ({ page }) => {
    for (const [path, heading] of [
      ['pages/misc/coming-soon', /./],
      ['pages/misc/under-maintenance', /./],
      ['pages/misc/page-not-found', 'Page not found'],
      ['pages/misc/not-authorized', 'You don’t have access to this page'],
      ['no/such/address', 'Page not found'],
      ['reset-password', /./],
    ] as const) {
      await followInApp(page, `./${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/build/${path}$`))
    }
  })

  // Other addresses outside the app are cases of `return-path.test.ts`.
  test('cannot be redirected out of the app by //evil.example', async ({ page, baseURL }) => {
    await page.goto(`login?to=${encodeURIComponent('//evil.example')}`)
    await signIn(page, 'client@demo.com')
    await expect(page).toHaveURL(/\/build\/apps\/email/)
    expect(page.url()).toContain(new URL(baseURL ?? '').origin)
  })
})

test.describe('a client', () => {
  test.use({ role: 'client' })

  test('keeps the navigation on an unknown address, with links to screens that open', async ({ page }) => {
    await page.goto('no/such/address')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(main).toContainText('Error 404')
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    await main.getByRole('navigation', { name: 'Pages you can open' }).getByRole('link').first().click()
    await expect(page).not.toHaveURL(/no\/such|not-authorized/)
  })

  test('sees a not-authorized page with links to permitted screens', async ({ page }) => {
    await page.goto('apps/user/list')
    await expect(page).toHaveURL(/\/build\/not-authorized$/)
    for (const path of ['dashboards/analytics', 'access-control', 'sdtestpage']) {
      await followInApp(page, 'apps/manuscripts')
      await openInApp(page, path)
      await expect(page).toHaveURL(/\/build\/not-authorized$/)
      // The address changes before the screen does.
      await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeAttached()
    }
    await expect(page.getByRole('main')).toContainText('Error 403')
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Manuscripts' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Manuscripts' })).toBeVisible()
  })

  test('with a session is redirected from sign-in to the home page', async ({ page }) => {
    await page.goto('login')
    await expect(page).toHaveURL(/\/build\/apps\/email/)
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeAttached()
    for (const path of ['register', 'forgot-password', '']) {
      await followInApp(page, 'apps/manuscripts')
      await openInApp(page, path)
      await expect(page).toHaveURL(/\/build\/apps\/email/)
      await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeAttached()
    }
  })
})
