import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crmDashboard } from '../../../supabase/functions/_shared/contract/demo/dashboards/crm.ts'
import { dealList, dealResponse, dealState } from '../../../supabase/functions/_shared/contract/demo/deals.ts'
import {
  propertyList,
  propertyResponse,
} from '../../../supabase/functions/_shared/contract/demo/properties.ts'
import { startTestApi, type TestApi } from '../support/api.ts'
import { DEPENDENT_BODIES } from '../support/sample-bodies.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const deal = (changes: object = {}) => ({
  ...DEPENDENT_BODIES['POST /apps/deals'],
  id: crypto.randomUUID(),
  code: `D-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
  ...changes,
})
const property = (changes: object = {}) => ({
  ...DEPENDENT_BODIES['POST /apps/properties'],
  id: crypto.randomUUID(),
  ...changes,
})
const create = (body: object) =>
  api.ok('manager', 'POST', '/apps/deals', { status: 201, schema: dealResponse.strict(), body })
const AMOUNT = { kind: 'amount', percent: null, amountCents: 500 }
const crm = (today: string) =>
  api.ok('auth', 'GET', `/dashboards/crm?today=${today}`, { schema: crmDashboard })

describe('deals', () => {
  it('R-423: are listed for the person who created them, newest first, at most five', async () => {
    const made = []
    const kinds = [{ percent: 1 }, { percent: 90 }, AMOUNT, { kind: 'free-delivery', percent: null }, {}, {}]
    for (const kind of kinds) made.push((await create(deal(kind))).deal.id)
    const { deals } = await api.ok('manager', 'GET', '/apps/deals', { schema: dealList.strict() })
    expect(deals.map(({ id }) => id)).toEqual(made.reverse().slice(0, 5))
    const others = await api.ok('admin', 'GET', '/apps/deals', { schema: dealList.strict() })
    expect(others.deals).toEqual([])
  })

  it('R-423: a repeated request creates one deal, and another person cannot use its id', async () => {
    const body = deal()
    await Promise.all(Array.from({ length: 5 }, () => create(body)))
    const [row] = await api.database
      .owner`select count(*)::int as count from demo.deals where id = ${body.id}`
    expect(row?.count).toBe(1)
    expect(await api.refused('admin', 'POST', '/apps/deals', body)).toMatchObject({ code: 'already_exists' })
  })

  it('R-423: a code in use is refused at its field', async () => {
    const first = deal()
    await create(first)
    expect(await api.refused('manager', 'POST', '/apps/deals', deal({ code: first.code }))).toEqual({
      status: 409,
      code: 'already_exists',
      fields: { code: 'taken' },
    })
  })

  it.each([
    [{ kind: 'amount' }, ['amountCents', 'percent']],
    [{ percent: null }, ['percent']],
    [{ percent: 91 }, ['percent']],
    [{ percent: 0 }, ['percent']],
    [{ kind: 'free-delivery', percent: null, amountCents: 100 }, ['amountCents']],
    [{ endsOn: '2026-12-31' }, ['endsOn']],
    [{ services: [] }, ['services']],
    [{ code: 'a b' }, ['code']],
  ])('%j is refused at its field', async (changes, fields) => {
    const refusal = await api.refused('manager', 'POST', '/apps/deals', deal(changes))
    expect([refusal.status, Object.keys(refusal.fields ?? {}).sort()]).toEqual([422, fields])
  })

  it('R-425: the CRM dashboard counts every deal by its state on the caller’s day', async () => {
    const day = '2027-01-15'
    const before = await crm(day)
    const { deal: made } = await create(deal({ startsOn: day, endsOn: day }))
    const after = await crm(day)
    expect(after.deals).toEqual({ ...before.deals, running: before.deals.running + 1 })
    expect(after.newestDeals[0]).toMatchObject({ id: made.id, code: made.code })
    expect((await crm('2027-01-14')).deals.upcoming).toBeGreaterThan(0)
    const rows = await api.database.owner<{ startsOn: string; endsOn: string }[]>`
      select starts_on::text as "startsOn", ends_on::text as "endsOn" from demo.deals`
    for (const state of ['running', 'upcoming', 'ended'] as const)
      expect(after.deals[state]).toBe(rows.filter((row) => dealState(row, day) === state).length)
  })
})

describe('properties', () => {
  it('R-424: are listed for the person who offers them; a repeated request lists one', async () => {
    const body = property({ title: 'Two rooms' })
    const schema = propertyResponse.strict()
    for (let n = 0; n < 2; n += 1)
      await api.ok('admin', 'POST', '/apps/properties', { status: 201, schema, body })
    const { properties } = await api.ok('admin', 'GET', '/apps/properties', { schema: propertyList.strict() })
    expect(properties).toHaveLength(1)
    expect(properties[0]).toMatchObject(body)
    const others = await api.ok('auth', 'GET', '/apps/properties', { schema: propertyList })
    expect(others.properties).toEqual([])
    const more = Array.from({ length: 5 }, () => property({ areaM2: 18 }))
    for (const each of more)
      await api.ok('admin', 'POST', '/apps/properties', { status: 201, schema, body: each })
    const last = await api.ok('admin', 'GET', '/apps/properties', { schema: propertyList })
    expect(last.properties.map(({ id }) => id)).toEqual(more.map(({ id }) => id).reverse())
  })

  it.each([
    [{ usableM2: 21 }, 'usableM2'],
    [{ priceCents: 0 }, 'priceCents'],
    [{ rooms: 1.5 }, 'rooms'],
    [{ countryCode: 'xx' }, 'countryCode'],
    [{ features: ['pool'] }, 'features'],
  ])('%j is refused at its field', async (changes, field) => {
    const refusal = await api.refused('manager', 'POST', '/apps/properties', property(changes))
    expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([422, [field]])
  })
})
