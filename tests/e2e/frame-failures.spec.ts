import type { Route } from '@playwright/test'
import { breakRequests } from './support/network.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ as: 'admin' })

test('a new version is offered and not forced', { tag: '@all' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('apps/manuscripts')
  await expect(page.locator('h1')).toBeVisible()
  await page.route('**/build/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/build/assets/main-next.js"></script>',
    }),
  )
  // Repeated: the timer of the check may start after the heading is shown.
  await expect(async () => {
    // No check is under way when the offer is declined, because it would offer the version again.
    const checked = page.waitForResponse('**/build/', { timeout: 5000 })
    await page.clock.fastForward('10:01')
    await checked
    await expect(page.getByText('Quillport has been updated.')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('Quillport has been updated.')).toBeHidden()
})

const chunk = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`)

test.describe('a screen that fails to load', () => {
  test.use({
    allowConsole:
      /dynamically imported|Failed to (load|fetch)|ERR_INTERNET|Boom|page file|route|WebSocket|Realtime|live/i,
  })

  test('offers the new version when a deployment removed its file', async ({ page }) => {
    await page.goto('apps/manuscripts')
    await expect(page.locator('h1')).toBeVisible()
    const isGone = (route: Route) => route.fulfill({ status: 404, body: '' })
    const mend = await breakRequests(page, chunk('roles-page'), isGone)
    await page.getByRole('link', { name: 'Roles', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'A new version is available' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Users', exact: true })).toBeVisible()
    await expectAccessible(page)
    mend()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible()
  })

  test('shows the missing connection, and opens when it is back', async ({ page, context }) => {
    await page.goto('apps/manuscripts')
    await expect(page.locator('h1')).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('You are offline. Your changes are sent')).toBeVisible()
    await page.getByRole('link', { name: 'Permissions', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Permissions' })).toBeVisible()
  })

  test('offers a retry, the error details and navigation when it fails during rendering', {
    tag: '@all',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route(chunk('roles-page'), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Page(){ if (!window.isMended) throw new Error("Boom"); document.title = "Mended"; return null }',
      }),
    )
    await page.goto('apps/roles')
    await expect(page.getByRole('heading', { name: 'This page could not be opened' })).toBeVisible()
    await page.getByRole('button', { name: 'Copy details' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/apps\/roles[\s\S]*Boom/)
    await expectAccessible(page)
    await page.evaluate(() => Object.assign(window, { isMended: true }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be opened' })).toBeHidden()
    await page.getByRole('link', { name: 'Companies', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
  })
})
