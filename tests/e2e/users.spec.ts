import type { Page } from '@playwright/test'
import { acceptInvitation } from './support/mail.ts'
import { expect, test } from './support/test.ts'

const unique = () => Math.random().toString(36).slice(2, 8)

/** Invites a person through the drawer of the shortcut. */
async function invite(page: Page, person: { name: string; email: string; role: string }): Promise<void> {
  await page.goto('apps/user/list?new=1')
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'Full name' }).fill(person.name)
  await drawer.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await drawer.getByRole('combobox', { name: 'Role' }).selectOption(person.role)
  await drawer.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${person.name}`)).toBeVisible()
  await expect(drawer).toHaveCount(0)
}

test.describe('users and companies (R-004, R-064)', () => {
  test.use({ as: 'admin', allowConsole: /status of (404|422)/ })

  test('a person is invited, sets a password, is redirected by role, and is signed out when deactivated', async ({
    page,
    browser,
  }) => {
    const name = `Vera ${unique()}`
    const email = `${name.replace(' ', '.').toLowerCase()}@example.org`
    await invite(page, { name, email, role: 'Client' })
    await page.getByRole('textbox', { name: 'Search by name or email' }).fill(name)
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible()

    const theirs = await acceptInvitation(browser, email)
    await expect(theirs).toHaveURL(/\/build\/apps\/email/)

    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('1 browser')).toBeVisible()
    await page.getByRole('button', { name: `More actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Deactivate' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByText(`${name} deactivated`)).toBeVisible()
    // The other browser signs out without input.
    await expect(theirs).toHaveURL(/\/build\/login/)
    await expect(theirs.getByText('Your account was deactivated')).toBeVisible()
    await theirs.context().close()
  })

  test('a drawer receives the focus and returns it', { tag: '@all' }, async ({ page }) => {
    await page.goto('apps/companies/list?q=Lantern')
    const opener = page.getByRole('link', { name: 'Add a company' })
    await opener.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('textbox', { name: 'Company name' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
  })
})
