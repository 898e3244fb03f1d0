import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissionList, permissionResponse } from '../../supabase/functions/_shared/contract/permissions.ts'
import { startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const names = async (query = '') => {
  const { permissions } = await api.ok('admin', 'GET', `/apps/permissions?${query}`, {
    schema: permissionList,
  })
  return permissions.map((permission) => permission.name)
}

describe('GET /apps/permissions (R-073, R-180)', () => {
  it('lists the nine permissions of R-153 by name', async () => {
    const answer = await api.ok('admin', 'GET', '/apps/permissions', { schema: permissionList })
    expect(answer.totalPermissions).toBe(9)
    expect(answer.permissions.map((permission) => permission.name)).toEqual([
      'Add & Remove Users',
      'Client Communication',
      'Financial Management',
      'Manage Billing & Roles',
      'Manage Email Sequences',
      "Manage Others' Tasks",
      'Management',
      'Only View',
      'Project Planning',
    ])
    expect(await names('sortBy=name&orderBy=desc&itemsPerPage=2&page=2')).toEqual([
      'Management',
      "Manage Others' Tasks",
    ])
  })

  it('searches by name, creation date, and the start of a role name', async () => {
    expect(await names('q=BILLING')).toEqual(['Manage Billing & Roles'])
    expect(await names('q=2026-06-23')).toEqual(['Client Communication'])
    expect(await names('q=14%20apr')).toEqual(['Management'])
    expect(await names('q=restr')).toEqual(['Only View'])
    expect(await names('q=estricted')).toEqual([])
    expect(await names('q=%25')).toEqual([])
  })

  it('is refused to roles other than admin', async () => {
    for (const as of ['manager', 'user', 'client'] as const) {
      expect(await api.refused(as, 'GET', '/apps/permissions')).toEqual({ status: 403, code: 'forbidden' })
      expect(await api.refused(as, 'POST', '/apps/permissions', { name: 'X' })).toMatchObject({ status: 403 })
      expect(await api.refused(as, 'PATCH', '/apps/permissions/1', { revision: 1, name: 'X' })).toMatchObject(
        { status: 403 },
      )
      expect(await api.refused(as, 'DELETE', '/apps/permissions/1')).toMatchObject({ status: 403 })
    }
  })

  it('permissions are added, edited and deleted, and a stale change is refused with the present state', async () => {
    const body = { name: ' Voice casting ', assignedTo: ['users', 'users', 'support'] }
    const { permission } = await api.ok('admin', 'POST', '/apps/permissions', {
      status: 201,
      schema: permissionResponse,
      body,
    })
    expect(permission).toMatchObject({ name: 'Voice casting', assignedTo: ['users', 'support'], revision: 1 })
    const path = `/apps/permissions/${permission.id}`
    const changed = await api.ok('admin', 'PATCH', path, {
      schema: permissionResponse,
      body: { revision: 1, assignedTo: [] },
    })
    expect(changed.permission).toMatchObject({ name: 'Voice casting', assignedTo: [], revision: 2 })
    const late = await api.send('admin', 'PATCH', path, { revision: 1, name: 'Y' })
    expect([late.status, permissionResponse.parse(late.body).permission.revision]).toEqual([409, 2])
    expect(late.body, 'R-562').toHaveProperty('changedBy', expect.stringMatching(/\S/))
    expect(await api.refused('admin', 'PATCH', path, { revision: 2, name: 'ONLY view' })).toMatchObject({
      fields: { name: 'permission_taken' },
    })
    await api.done('admin', 'DELETE', path)
    expect(await api.refused('admin', 'DELETE', path)).toMatchObject({ status: 404 })
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'only view' }, 'name'],
    [{ name: 'x', assignedTo: ['king'] }, 'assignedTo'],
    [{ name: 'x', assignedTo: new Array(6).fill('users') }, 'assignedTo'],
  ])('refuses %j at the field', async (body, field) => {
    const refused = await api.refused('admin', 'POST', '/apps/permissions', body)
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, [field]])
  })

  it.each(['x', '0', '-1', '99999999999', '424242'])('%s answers 404', async (id) => {
    expect(await api.refused('admin', 'PATCH', `/apps/permissions/${id}`, { revision: 1 })).toMatchObject({
      status: 404,
    })
    expect(await api.refused('admin', 'DELETE', `/apps/permissions/${id}`)).toMatchObject({ status: 404 })
  })
})
