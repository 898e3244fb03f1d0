import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planOrderList } from '../../supabase/functions/_shared/contract/plan-orders.ts'
import { startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('GET /api/plan-orders', () => {
  it('R-581: lists ordered plans, newest first', async () => {
    const { orders } = await api.ok('admin', 'GET', '/plan-orders', { schema: planOrderList })
    expect(orders.map(({ company }) => company)).toEqual(['Westering Audio', 'Reuter Verlag'])
  })

  it.each(['auth', 'manager', 'user', 'client'] as const)('R-581: refuses %s', async (role) => {
    expect(await api.refused(role, 'GET', '/plan-orders')).toMatchObject({ status: 403 })
  })
})
