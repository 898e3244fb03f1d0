import { callApi } from './support/api.ts'
import { followInApp, openInApp } from './support/in-app.ts'
import { acceptInvitation } from './support/mail.ts'
import { breakRequests } from './support/network.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const unique = () => Math.random().toString(36).slice(2, 8)

test.describe('roles', () => {
  // The browser logs the refused call for a used name.
  test.use({ role: 'admin', allowConsole: /status of 422/ })

  test('a rule is previewed, applied, and opens a screen for a signed-in person', async ({
    page,
    browser,
  }) => {
    const role = `reader-${unique()}`
    const email = `${role}@example.org`
    await page.goto('apps/roles')
    await page.getByRole('button', { name: 'New role' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Name' }).fill(role)
    await drawer.getByRole('combobox', { name: 'Copy rules from' }).selectOption('In-house writer')
    await drawer.getByRole('button', { name: 'Create role' }).click()
    await expect(page.getByRole('heading', { level: 2, name: role })).toBeVisible()
    await expectAccessible(page)

    await callApi('admin', 'POST', '/apps/users', {
      fullName: 'Rita Reader',
      email,
      role,
      redirectTo: new URL('reset-password?invited=1', page.url().replace(/apps\/.*/, '')).href,
    })
    const theirs = await acceptInvitation(browser, email)
    await expect(theirs).toHaveURL(/dashboards\/analytics/)
    const navigation = theirs.getByRole('navigation', { name: 'Main navigation' })
    await expect(navigation.getByRole('link', { name: 'Access control' })).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'Diagnostics' })).toHaveCount(0)

    const change = async (set: string) => {
      await page.getByRole('button', { name: `Edit rules: ${role}` }).click()
      for (const subject of ['Administration', 'Staff area'])
        await drawer
          .getByRole('group', { name: subject, exact: true })
          .getByText('view', { exact: true })
          .click()
      await drawer.getByRole('button', { name: 'Preview' }).click()
      await expect(drawer.getByText(set)).toBeVisible()
      await expect(drawer.getByText('Rita Reader')).toBeVisible()
      await expectAccessible(page)
      await drawer.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText(`The rules of ${role} have been applied`).last()).toBeVisible()
      await expect(drawer).toHaveCount(0)
    }
    await change('Administration: can now view')
    await expect(navigation.getByRole('link', { name: 'Diagnostics' })).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'Access control' })).toHaveCount(0)
    await change('Administration: can no longer view')
    await expect(navigation.getByRole('link', { name: 'Diagnostics' })).toHaveCount(0)
    await expect(navigation.getByRole('link', { name: 'Access control' })).toBeVisible()
    await theirs.context().close()
  })

  test('the role admin always has every permission', async ({ page }) => {
    await page.goto('apps/roles')
    await page.getByRole('button', { name: 'View rules: Administrator' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText(/always have every permission/)).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Preview' })).toHaveCount(0)
    const permissions = drawer.getByRole('group').getByRole('checkbox')
    await expect(permissions.first()).toBeChecked()
    await expect(permissions.and(page.locator(':not(:checked)'))).toHaveCount(0)
  })

  test('permissions are searched, added, edited and deleted', async ({ page }) => {
    const name = `Voice casting ${unique()}`
    await page.goto('apps/permissions')
    await page.getByRole('textbox', { name: 'Search by name, date or role' }).fill('restr')
    await expect(page.getByText('Only View')).toBeVisible()
    await expect(page.getByText(/^Showing 1 to/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add a permission' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Permission name' }).fill('Only View')
    await drawer.getByText('Support').click()
    await drawer.getByRole('button', { name: 'Add' }).click()
    await expect(drawer.getByText('A permission with this name already exists')).toBeVisible()
    await drawer.getByRole('textbox', { name: 'Permission name' }).fill(name)
    await drawer.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByText(`Permission ${name} added`)).toBeVisible()
    await page.getByRole('textbox', { name: 'Search by name, date or role' }).fill(name)
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible()
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete permission' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permission' }).click()
    await expect(page.getByText('No matching records found')).toBeVisible()
  })

  test('diagnostics report every service as working', async ({ page }) => {
    await page.goto('sdtestpage')
    await expect(page.getByText(/^Working, \d+ ms$/)).toHaveCount(4)
    await expectAccessible(page)
  })

  test('a busy button keeps its accessible name', async ({ page }) => {
    await page.goto('sdtestpage')
    await expect(page.getByText(/^Working, \d+ ms$/)).toHaveCount(4)
    await breakRequests(page, '**/api/session', () => undefined)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeDisabled()
    await expectAccessible(page)
  })
})

test.describe('access control', () => {
  test.describe('for the staff', () => {
    test.use({ role: 'user' })
    test('shows the abilities of the caller, without the admin panel', async ({ page }) => {
      await page.goto('access-control')
      await expect(page.getByRole('heading', { name: 'For all staff' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'For administrators' })).toHaveCount(0)
      await expect(page.getByText('Requests: view and edit')).toBeVisible()
      await expectAccessible(page)
    })
  })

  test.describe('for a client', () => {
    test.use({ role: 'client' })
    test('is not open, like every admin screen', async ({ page }) => {
      await page.goto('apps/manuscripts')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const path of [
        'access-control',
        'apps/user/list',
        'apps/user/view/1',
        'apps/companies/list',
        'apps/roles',
        'apps/permissions',
        'sdtestpage',
      ]) {
        await openInApp(page, path)
        await expect(page).toHaveURL(/not-authorized/)
        // The address changes before the screen does.
        await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeAttached()
        await followInApp(page, 'apps/manuscripts')
      }
    })
  })
})
