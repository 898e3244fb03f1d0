import { afterAll, beforeAll, expect, it } from 'vitest'
import { workspaceResponse } from '../../supabase/functions/_shared/contract/workspace.ts'
import { startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const show = (templateAreas: boolean) =>
  api.ok('admin', 'PATCH', '/admin/workspace', { schema: workspaceResponse, body: { templateAreas } })

it('R-670: only an administrator reads and changes the settings of the installation', async () => {
  for (const role of ['auth', 'manager', 'user', 'client'] as const) {
    expect(await api.refused(role, 'GET', '/admin/workspace')).toMatchObject({ status: 403 })
    const change = { templateAreas: false }
    expect(await api.refused(role, 'PATCH', '/admin/workspace', change)).toMatchObject({ status: 403 })
  }
  for (const templateAreas of [false, true]) {
    expect((await show(templateAreas)).workspace).toEqual({ templateAreas })
    const { workspace } = await api.ok('admin', 'GET', '/admin/workspace', { schema: workspaceResponse })
    expect(workspace).toEqual({ templateAreas })
  }
})

it('R-670: a migrated database without the demo seed starts without template areas', async () => {
  const [row] = await api.database.owner<{ isShown: string }[]>`
    select column_default as "isShown" from information_schema.columns
     where table_name = 'workspace_settings' and column_name = 'template_areas'`
  expect(row).toEqual({ isShown: 'false' })
})
