import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addressResponse, mailAddressList } from '../../supabase/functions/_shared/contract/mail-addresses.ts'
import { PEOPLE, type Person, startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
let no = 0
beforeAll(async () => {
  api = await startTestApi()
  const [row] = await api.database.owner<{ no: number }[]>`
    select no from public.profiles where id = ${PEOPLE.client}`
  no = row?.no ?? 0
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.owner`delete from private.mail_recipients`
  await api.database.owner`delete from private.address_liftings`
})

const fail = (kind: string, address = 'client@demo.com', reason = '550') =>
  api.database.owner`select private.note_mail_failure(${PEOPLE.client}, ${address}, ${kind}, ${reason})`
const read = (as: Person = 'manager') =>
  api.ok(as, 'GET', `/mail-addresses/${no}`, { schema: addressResponse })
const list = (query = '') => api.ok('manager', 'GET', `/mail-addresses${query}`, { schema: mailAddressList })

describe('the address of a person (R-686)', () => {
  it('is blocked by the second failure, and by one complaint', async () => {
    await fail('bounced')
    expect((await read()).address.state).toBeNull()
    await fail('bounced')
    expect((await read()).address).toMatchObject({
      state: 'bounced',
      reason: '550',
      since: expect.any(String),
    })
    await api.database.owner`delete from private.mail_recipients`
    await fail('complained', 'CLIENT@demo.com', 'abuse')
    expect((await read()).address).toMatchObject({ state: 'complained', reason: 'abuse' })
  })

  it('is not blocked by failures of an earlier address', async () => {
    await fail('bounced', 'old@demo.com')
    await fail('bounced', 'old@demo.com')
    expect((await read()).address.state).toBeNull()
    const { owner } = api.database
    await fail('bounced')
    await owner`update public.profiles set email = 'new@demo.com' where id = ${PEOPLE.client}`
    await fail('bounced', 'new@demo.com')
    expect((await read()).address.state).toBeNull()
    await fail('bounced', 'new@demo.com')
    expect((await read()).address.state).toBe('bounced')
    await api.done('manager', 'DELETE', `/mail-addresses/${no}/block`)
    // The count begins again after the block was lifted.
    await fail('bounced', 'new@demo.com')
    expect((await read()).address).toMatchObject({ state: null, liftedAt: expect.any(String) })
    await fail('complained', 'new@demo.com')
    await owner`update public.profiles set email = 'client@demo.com' where id = ${PEOPLE.client}`
    expect((await read()).address).toMatchObject({ state: null, reason: '', liftedAt: null, liftedBy: null })
    expect((await list('?state=complained')).addresses).toEqual([])
    expect(await api.refused('manager', 'DELETE', `/mail-addresses/${no}/block`)).toMatchObject({
      status: 409,
    })
  })

  it('is listed while it is blocked or unconfirmed, and searched and filtered', async () => {
    await fail('complained')
    const blocked = await list('?state=complained&q=client%40demo')
    expect(blocked.addresses).toMatchObject([{ no, email: 'client@demo.com', state: 'complained' }])
    const { owner } = api.database
    await owner`update auth.users set email_confirmed_at = null where id = ${PEOPLE.user}`
    const unconfirmed = await list('?state=unconfirmed&itemsPerPage=100')
    const since = unconfirmed.addresses.find(({ uid }) => uid === PEOPLE.user)?.since
    const [row] = await owner<
      { at: Date }[]
    >`select created_at as at from auth.users where id = ${PEOPLE.user}`
    expect(Date.parse(since ?? '')).toBe(row?.at.getTime())
    expect(unconfirmed.addresses.map(({ uid }) => uid)).not.toContain(PEOPLE.client)
    await owner`update auth.users set email_confirmed_at = now() where id = ${PEOPLE.user}`
  })

  it('is unblocked by staff who may read users, and who did it is recorded and shown', async () => {
    await fail('complained')
    await api.done('manager', 'DELETE', `/mail-addresses/${no}/block`)
    expect((await read('admin')).address).toMatchObject({
      state: null,
      liftedBy: expect.stringMatching(/\S/),
      liftedAt: expect.any(String),
    })
    const rows = await api.database.owner`
      select user_id as "userId", state, lifted_by as "liftedBy" from private.address_liftings`
    expect([...rows]).toEqual([{ userId: PEOPLE.client, state: 'complained', liftedBy: PEOPLE.manager }])
    expect(await api.refused('manager', 'DELETE', `/mail-addresses/${no}/block`)).toMatchObject({
      status: 409,
    })
  })

  it('is neither seen nor unblocked by anyone else', async () => {
    await fail('complained')
    for (const as of ['client', 'user', 'auth'] as const) {
      for (const [method, path] of [
        ['GET', '/mail-addresses'],
        ['GET', `/mail-addresses/${no}`],
        ['DELETE', `/mail-addresses/${no}/block`],
      ] as const)
        expect(await api.refused(as, method, path), `${as} ${method}`).toMatchObject({ status: 403 })
    }
    expect((await read()).address.state).toBe('complained')
  })
})
