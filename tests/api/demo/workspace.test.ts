import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionResponse } from '../../../supabase/functions/_shared/contract/session.ts'
import { workspaceResponse } from '../../../supabase/functions/_shared/contract/workspace.ts'
import { type Person, startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const show = (templateAreas: boolean) =>
  api.ok('admin', 'PATCH', '/admin/workspace', { schema: workspaceResponse, body: { templateAreas } })
const lastRule = async (as: Person) =>
  (await api.ok(as, 'GET', '/session', { schema: sessionResponse })).userAbilityRules.at(-1)
const orders = async (as: Person) => (await api.send(as, 'GET', '/apps/ecommerce/orders')).status

it('R-670: the demo seed shows the template areas', async () => {
  const { workspace } = await api.ok('admin', 'GET', '/admin/workspace', { schema: workspaceResponse })
  expect(workspace).toEqual({ templateAreas: true })
})

it('R-670: hidden template areas are in nobody’s abilities, lists or search, not even an administrator’s', async () => {
  expect(await orders('admin')).toBe(200)
  expect(await lastRule('manager')).not.toHaveProperty('inverted')
  await show(false)
  for (const role of ['admin', 'manager', 'client'] as const)
    expect(await lastRule(role)).toEqual({ action: 'manage', subject: 'demo', inverted: true })
  for (const role of ['admin', 'manager'] as const) {
    expect(await orders(role)).toBe(403)
    for (const [method, path, body] of [
      ['DELETE', '/apps/ecommerce/orders/1', undefined],
      ['POST', '/apps/kanban/board/add', { title: 'Hidden' }],
      ['DELETE', '/apps/calendar/1', undefined],
    ] as const)
      expect(await api.refused(role, method, path, body), path).toMatchObject({ status: 403 })
  }
  const found = await api.send('admin', 'GET', '/app-bar/search?q=sign')
  expect(found.text).not.toContain('/pages/authentication/')
  await show(true)
  expect(await lastRule('manager')).not.toHaveProperty('inverted')
})
