import { callApi } from './support/api.ts'
import { acceptInvitation } from './support/mail.ts'
import { breakRequests } from './support/network.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const unique = () => Math.random().toString(36).slice(2, 8)

test.describe('roles', () => {
  test.use({ as: 'admin' })

  test('a rule is previewed, applied, and opens a screen for a signed-in person', async ({
    page,
    me,
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

    await callApi(me, 'POST', '/apps/users', {
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

  test('diagnostics report every service as working', { tag: '@all' }, async ({ page }) => {
    await page.goto('sdtestpage')
    await expect(page.getByText(/^Working, \d+ ms$/)).toHaveCount(4)
    await expectAccessible(page)
  })

  test('a busy button keeps its accessible name', { tag: '@all' }, async ({ page }) => {
    await page.goto('sdtestpage')
    await expect(page.getByText(/^Working, \d+ ms$/)).toHaveCount(4)
    await breakRequests(page, '**/api/session', () => undefined)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeDisabled()
    await expectAccessible(page)
  })
})
