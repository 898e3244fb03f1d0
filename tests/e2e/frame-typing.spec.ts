import type { Page } from '@playwright/test'
import { sendMailTo } from './support/mail-setup.ts'
import { delayRequests } from './support/network.ts'
import { expect, test, unique } from './support/test.ts'
import { typeAtOnce } from './support/type-at-once.ts'

const LATE_MS = 1500

/** Delays scripts requested from now on, and waits until the screen is rendered. */
async function openSlowly(page: Page, path: string, file: string) {
  await delayRequests(page, new RegExp(`assets/${file}[^/]*\\.js`), LATE_MS)
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeAttached()
}

test.describe('keys typed right after a shortcut', () => {
  test.use({ as: 'admin' })

  test('Ctrl+K keeps every key for the search while its results load', async ({ page, me, cast }) => {
    const { manager } = await cast({ manager: true })
    await sendMailTo(manager, me, { subject: unique('Not archived') })
    await openSlowly(page, 'apps/email', 'search-')
    const rows = page.locator('[data-thread]')
    await expect(rows.first()).toBeVisible()
    const changes: string[] = []
    page.on('request', (request) => {
      // The app confirms that the message has arrived.
      if (request.method() === 'GET' || request.url().endsWith('/mail/received')) return
      if (request.url().includes('/mail/')) changes.push(request.url())
    })
    await page.keyboard.press('j')
    await typeAtOnce(page, 'settings', { after: 'Control+k' })
    await expect(page.getByRole('combobox', { name: 'Search everything' })).toHaveValue('settings')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(changes).toEqual([])
  })

  test('Ctrl+K, a name and Enter open the screen although the results load later', async ({ page }) => {
    await openSlowly(page, 'dashboards/analytics', 'search-')
    await typeAtOnce(page, [...'companies', 'Enter'], { after: 'Control+k' })
    await expect(page).toHaveURL(/\/apps\/companies\/list/)
  })

  test('Enter, ArrowDown, Enter choose from a menu that loads later', async ({ page }) => {
    await openSlowly(page, 'dashboards/analytics', 'language-panel')
    await page.getByRole('button', { name: 'Language' }).focus()
    await typeAtOnce(page, ['Enter', 'ArrowDown', 'Enter'])
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    // The second time the menu is loaded. Closed, it has returned the focus.
    await expect(page.getByRole('button', { name: 'Langue' })).toBeFocused()
    await typeAtOnce(page, ['Enter', 'ArrowDown', 'ArrowUp', 'Enter'])
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('Escape cancels a menu that loads later, and the next key goes to the page', async ({ page }) => {
    await openSlowly(page, 'dashboards/analytics', 'language-panel')
    await page.getByRole('button', { name: 'Language' }).focus()
    await typeAtOnce(page, ['Enter', 'ArrowDown', 'Escape', 'Tab'])
    await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Language' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('a name typed right after "new" is in the first field of a dialog of the screen', async ({ page }) => {
    await page.goto('apps/user/list')
    await expect(page.locator('h1').first()).toBeAttached()
    await page.getByRole('link', { name: 'Invite a person' }).focus()
    await typeAtOnce(page, ['Enter', ...'Jo Atlas', 'Tab', ...'jo@harbour.example'])
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('textbox').first()).toHaveValue('Jo Atlas')
    await expect(drawer.getByRole('textbox').nth(1)).toHaveValue('jo@harbour.example')
  })
})
