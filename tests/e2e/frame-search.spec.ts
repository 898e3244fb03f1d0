import type { Route } from '@playwright/test'
import { breakRequests, delayRequests } from './support/network.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'
import { typeAtOnce } from './support/type-at-once.ts'

test.use({ role: 'admin' })

test('Ctrl K finds a screen by keyboard and lists it as recent', async ({ page }) => {
  await page.goto('dashboards/analytics')
  await expect(page.locator('h1')).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await expect(field).toBeFocused()
  await expect(page.getByText('Suggested')).toBeVisible()
  await field.fill('scriv')
  await expect(page.getByRole('option', { name: 'Scrivener import' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/apps\/scrivener\/import$/)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    'Scrivener import',
  ])
  await field.fill('nothing is called like this')
  await expect(page.getByText('No matching records found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test('the shortcuts open their screens', async ({ page }) => {
  await page.goto('dashboards/analytics')
  for (const [name, address] of [
    ['New Project Request', /\/apps\/projects\/list\?new=1/],
    ['View Due Today', /\/apps\/projects\/list\?due=today/],
    ['View Messages', /\/apps\/email/],
    ['New User', /\/apps\/user\/list\?new=1/],
    ['New Company', /\/apps\/companies\/list\?new=1/],
  ] as const) {
    await page.getByRole('button', { name: 'Shortcuts', exact: true }).click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboards\/analytics$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('the search groups its results and works by keyboard', async ({ page }) => {
  await page.goto('dashboards/analytics')
  await expect(page.locator('h1')).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await field.fill('al')
  for (const name of ['Dashboards', 'Project requests', 'People'])
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible()
  const chosen = page.getByRole('dialog').getByRole('option', { selected: true })
  const first = await chosen.textContent()
  await page.keyboard.press('ArrowUp')
  await expect(chosen).not.toHaveText(first ?? '')
  const last = await chosen.textContent()
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(first ?? '')
  await page.keyboard.press('End')
  await expect(chosen).toHaveText(last ?? '')
  await page.keyboard.press('Home')
  await expect(chosen).toHaveText(first ?? '')
  await expectAccessible(page)
})

test('Enter pressed before the results opens the first result', async ({ page }) => {
  await page.goto('dashboards/analytics')
  await expect(page.locator('h1')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await delayRequests(page, '**/app-bar/search?*', 500)
  await typeAtOnce(page, [...'companies', 'Enter'])
  await expect(page).toHaveURL(/\/apps\/companies\/list/)
})

test.describe('the search of a writer', () => {
  test.use({ role: 'auth' })

  test('finds a manuscript and its items', async ({ page }) => {
    await page.goto('apps/manuscripts')
    await expect(page.locator('h1')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search everything' }).fill('tidewarden')
    await page.getByRole('group', { name: 'Yours' }).getByRole('option', { name: 'The Tidewarden' }).click()
    await expect(page).toHaveURL(/\/apps\/manuscripts\/[\w-]{36}/)
  })
})

test.describe('in French', () => {
  test.use({ language: 'fr' })

  test('the search finds French titles with and without accents @phone', async ({ page }) => {
    await page.goto('dashboards/analytics')
    await expect(page.locator('h1')).toBeVisible()
    await page.getByRole('button', { name: 'Rechercher' }).click()
    const field = page.getByRole('combobox', { name: 'Rechercher partout' })
    await field.fill('ROLES')
    await expect(page.getByRole('option', { name: 'Rôles' })).toBeVisible()
    await field.fill('scènes')
    await expect(page.getByRole('group', { name: 'Applications et pages' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test.describe('the search on a failing server', () => {
  test.use({ allowConsole: /500|app-search|Failed to load/ })

  test('shows the error and retries', async ({ page }) => {
    await page.goto('dashboards/analytics')
    await expect(page.locator('h1')).toBeVisible()
    const fail = (route: Route) => route.fulfill({ status: 500, json: {} })
    const mend = await breakRequests(page, '**/app-bar/search?*', fail)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search everything' }).fill('scriv')
    await expect(page.getByRole('alert')).toContainText('Search is not responding.')
    mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('option', { name: 'Scrivener import' })).toBeVisible()
  })
})

test.describe('the shortcuts of a client (R-029, R-034)', () => {
  test.use({ role: 'client' })

  test('are those the client may open', async ({ page }) => {
    await page.goto('apps/manuscripts')
    await page.getByRole('button', { name: 'Shortcuts', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'New Project Request',
      'View Due Today',
      'View Messages',
    ])
    await page.getByRole('menuitem', { name: 'New Project Request' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
