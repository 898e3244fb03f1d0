import type { Role } from '../../supabase/functions/_shared/contract/roles.ts'
import { callApi } from './support/api.ts'
import { breakRequests } from './support/network.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.describe('roles', () => {
  test.use({ as: 'admin' })

  test('rules that change open and close screens for a signed-in person at once', async ({ me, cast }) => {
    const { user } = await cast({ user: true })
    const role = `reader-${crypto.randomUUID().slice(0, 8)}`
    await callApi(me, 'POST', '/roles', { name: role, like: 'user' })
    const { revision } = await callApi<{ revision: number }>(me, 'GET', `/apps/users/${user.no}`)
    await callApi(me, 'PATCH', `/apps/users/${user.no}`, { revision, role })
    const theirs = await user.open('access-control')
    const navigation = theirs.getByRole('navigation', { name: 'Main navigation' })
    const diagnostics = navigation.getByRole('link', { name: 'Diagnostics' })
    const access = navigation.getByRole('link', { name: 'Access control' })
    await expect(access).toBeVisible()
    await expect(diagnostics).toHaveCount(0)

    const rulesOf = async () => {
      const { roles } = await callApi<{ roles: Role[] }>(me, 'GET', '/roles')
      const found = roles.find(({ name }) => name === role)
      if (!found) throw new Error(`There is no role ${role}`)
      return found
    }
    const { rules } = await rulesOf()
    const apply = async (next: Role['rules']) =>
      callApi(me, 'PUT', `/roles/${role}/rules`, { rules: next, revision: (await rulesOf()).revision })
    await apply([...rules.filter(({ subject }) => subject !== 'user'), { action: 'read', subject: 'admin' }])
    await expect(diagnostics).toBeVisible()
    await expect(access).toHaveCount(0)
    await apply(rules)
    await expect(diagnostics).toHaveCount(0)
    await expect(access).toBeVisible()
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
