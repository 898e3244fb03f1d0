import type { Page } from '@playwright/test'
import { sendMailTo } from './support/mail-setup.ts'
import { expect, test, unique } from './support/test.ts'
import { typeAtOnce } from './support/type-at-once.ts'

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeAttached()
}

test.describe('keys typed right after a shortcut', () => {
  test.use({ as: 'admin' })

  test('Ctrl+K keeps every key for the search (R-741)', async ({ page, me, cast }) => {
    const { manager } = await cast({ manager: true })
    await sendMailTo(manager, me, { subject: unique('Not archived') })
    await open(page, 'apps/email')
    const rows = page.locator('[data-thread]')
    await expect(rows.first()).toBeVisible()
    const changes: string[] = []
    page.on('request', (request) => {
      // The app confirms that the message has arrived.
      if (request.method() === 'GET' || request.url().endsWith('/mail/received')) return
      if (request.url().includes('/mail/')) changes.push(request.url())
    })
    await page.keyboard.press('j')
    await typeAtOnce(page, 'security', { after: 'Control+k' })
    await expect(page.getByRole('combobox', { name: 'Search everything' })).toHaveValue('security')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(changes).toEqual([])
  })

  test('Ctrl+K, a name and Enter open the screen (R-741)', async ({ page }) => {
    await open(page, 'dashboards/analytics')
    await typeAtOnce(page, [...'companies', 'Enter'], { after: 'Control+k' })
    await expect(page).toHaveURL(/\/apps\/companies\/list/)
  })

  test('Enter, ArrowDown, Enter choose from a menu (R-741)', async ({ page }) => {
    await open(page, 'dashboards/analytics')
    await page.getByRole('button', { name: 'Language' }).focus()
    await typeAtOnce(page, ['Enter', 'ArrowDown', 'Enter'])
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    // Closed, the menu has returned the focus.
    await expect(page.getByRole('button', { name: 'Langue' })).toBeFocused()
    await typeAtOnce(page, ['Enter', 'ArrowDown', 'ArrowUp', 'Enter'])
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('Escape closes a menu, and the next key goes to the page (R-741)', async ({ page }) => {
    await open(page, 'dashboards/analytics')
    await page.getByRole('button', { name: 'Language' }).focus()
    await typeAtOnce(page, ['Enter', 'ArrowDown', 'Escape', 'Tab'])
    await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Language' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('a name typed right after "new" is in the first field of a dialog of the screen (R-741)', async ({
    page,
  }) => {
    await open(page, 'apps/user/list')
    await page.getByRole('link', { name: 'Invite a person' }).focus()
    await typeAtOnce(page, ['Enter', ...'Jo Atlas', 'Tab', ...'jo@harbour.example'])
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('textbox').first()).toHaveValue('Jo Atlas')
    await expect(drawer.getByRole('textbox').nth(1)).toHaveValue('jo@harbour.example')
  })
})
