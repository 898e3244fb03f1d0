import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  accountResponse,
  planRequestList,
  planRequestResponse,
} from '../../supabase/functions/_shared/contract/account.ts'
import { PEOPLE, type Person, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.owner`delete from public.plan_requests`
  await api.database
    .owner`update public.profile_details set current_plan = 'basic', billing = 'Auto debit', settings = '{}'`
})

const path = '/account/plan-requests'
const wish = { plan: 'team', billing: 'Manual-PayPal', note: 'We are three now.' }
const file = async (as: Person) =>
  (await api.ok(as, 'POST', path, { status: 201, schema: planRequestResponse, body: wish })).request
const list = async (as: Person, view = 'mine') =>
  (await api.ok(as, 'GET', `${path}?view=${view}`, { schema: planRequestList })).requests
const planOf = async (as: Person) => {
  const { account } = await api.ok(as, 'GET', '/account', { schema: accountResponse })
  return [account.currentPlan, account.billing]
}
const notificationsOf = async (person: Person, kind: string) => {
  const rows = await api.database.owner`
    select payload from public.notifications where user_id = ${PEOPLE[person]} and kind = ${kind} order by seq desc`
  return rows.map(({ payload }) => payload as Record<string, unknown>)
}

describe('a request for another plan', () => {
  it('stores the requested plan and notifies admins', async () => {
    expect(await file('client')).toMatchObject({
      uid: PEOPLE.client,
      name: 'Tom Hale',
      fromPlan: 'basic',
      fromBilling: 'Auto debit',
      ...wish,
      status: 'open',
    })
    expect((await notificationsOf('admin', 'plan_requested'))[0]).toMatchObject({
      actor: 'Tom Hale',
      title: 'team',
    })
    expect(await planOf('client')).toEqual(['basic', 'Auto debit'])
  })

  it('is visible to the person and to admins only', async () => {
    const { id } = await file('client')
    expect((await list('client')).map((one) => one.id)).toEqual([id])
    expect((await list('admin', 'waiting')).map((one) => one.id)).toEqual([id])
    for (const person of ['manager', 'user', 'auth', 'client'] as const)
      expect(await list(person, 'waiting')).toEqual([])
    expect(await list('manager')).toEqual([])
  })

  it('is refused while another is pending, and for the current plan', async () => {
    expect(await api.refused('client', 'POST', path, { plan: 'basic', billing: 'Auto debit' })).toMatchObject(
      { status: 422, fields: { plan: 'same_plan' } },
    )
    await file('client')
    expect(await api.refused('client', 'POST', path, wish)).toMatchObject({
      status: 409,
      code: 'already_exists',
    })
  })

  it.each([
    [{ ...wish, plan: 'golden' }, 'plan'],
    [{ ...wish, billing: '4111 1111 1111 1111' }, 'billing'],
    [{ ...wish, note: 'x'.repeat(1001) }, 'note'],
    [{}, 'plan'],
  ])('refuses %j', async (body, field) => {
    expect(await api.refused('client', 'POST', path, body)).toMatchObject({
      status: 422,
      fields: { [field]: expect.any(String) },
    })
  })

  it('is withdrawn by the person who filed it, while it is pending', async () => {
    const { id } = await file('client')
    expect(await api.refused('manager', 'DELETE', `${path}/${id}`)).toMatchObject({ status: 404 })
    expect(await api.refused('admin', 'DELETE', `${path}/${id}`)).toMatchObject({ status: 404 })
    await api.done('client', 'DELETE', `${path}/${id}`)
    expect(await list('client')).toEqual([])
    expect(await api.refused('client', 'DELETE', `${path}/${id}`)).toMatchObject({ status: 404 })
  })
})

describe('the decision about a plan', () => {
  const decide = (as: Person, id: string, body: unknown) =>
    api.send(as, 'POST', `${path}/${id}/decision`, body)

  it('changes the plan at once when it is approved, and notifies the person', async () => {
    const { id } = await file('client')
    expect((await decide('admin', id, { approve: true })).status).toBe(204)
    expect(await planOf('client')).toEqual(['team', 'Manual-PayPal'])
    expect((await notificationsOf('client', 'plan_decided'))[0]).toMatchObject({
      status: 'approved',
      title: 'team',
    })
    expect((await list('client'))[0]).toMatchObject({ status: 'approved', decidedAt: expect.any(String) })
  })

  it('changes nothing when it is rejected, and stores the reason', async () => {
    const { id } = await file('client')
    expect((await decide('admin', id, { approve: false, reason: 'Ask again in May.' })).status).toBe(204)
    expect(await planOf('client')).toEqual(['basic', 'Auto debit'])
    expect((await list('client'))[0]).toMatchObject({ status: 'declined', reason: 'Ask again in May.' })
  })

  it('is made once, and not for a withdrawn request', async () => {
    const { id } = await file('client')
    await decide('admin', id, { approve: false })
    expect(await decide('admin', id, { approve: true })).toMatchObject({ status: 409 })
    expect(await planOf('client')).toEqual(['basic', 'Auto debit'])
    expect(await api.refused('client', 'DELETE', `${path}/${id}`)).toMatchObject({ status: 409 })
    expect(await decide('admin', UNKNOWN_ID, { approve: true })).toMatchObject({ status: 404 })
  })

  it.each(['client', 'manager', 'user', 'auth'] as const)('is refused for %s', async (person) => {
    const { id } = await file('client')
    expect(await decide(person, id, { approve: true })).toMatchObject({ status: 403 })
    expect(await planOf('client')).toEqual(['basic', 'Auto debit'])
  })

  it('is either approved or rejected', async () => {
    const { id } = await file('client')
    expect(await decide('admin', id, { approve: 'true' })).toMatchObject({ status: 422 })
  })
})
