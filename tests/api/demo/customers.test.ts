import type { JSONValue } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerRecordResponse } from '../../../supabase/functions/_shared/contract/demo/customer-records.ts'
import { customerList } from '../../../supabase/functions/_shared/contract/demo/ecommerce.ts'
import { PEOPLE, startTestApi, type TestApi } from '../support/api.ts'
import { createMailSpy } from '../support/mail-spy.ts'

const mail = createMailSpy()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ mail: mail.adapter })
})
afterAll(() => api.close())

const PATH = '/apps/ecommerce/customers'
const schema = customerRecordResponse.strict()
const list = (query: string) => api.ok('auth', 'GET', `${PATH}?${query}`, { schema: customerList })
const read = async (id: number) => (await api.ok('auth', 'GET', `${PATH}/${id}/record`, { schema })).customer
const call = async (method: string, path: string, body: unknown = {}, status = 200) =>
  (await api.ok('manager', method, `${PATH}/${path}`, { status, schema, body })).customer
const add = async (email: string) =>
  (
    await api.ok('manager', 'POST', PATH, {
      status: 201,
      schema,
      body: { name: 'Nils Aas', email, countryCode: 'dk' },
    })
  ).customer
const ADDRESS = {
  recipient: 'Nils Aas',
  street: 'Vestergade 3',
  postcode: '8000',
  city: 'Aarhus',
  countryCode: 'dk',
}

describe('customers', () => {
  it('are added with a number of their own and found in the list', async () => {
    const customer = await add('nils.aas@example.org')
    expect(customer).toMatchObject({
      status: 'Active',
      orderCount: 0,
      spentCents: 0,
      averageCents: 0,
      addresses: [],
    })
    expect((await list('q=nils.aas')).customers).toMatchObject([
      { customerId: customer.customerId, country: 'Denmark', order: 0 },
    ])
    expect((await add('second@example.org')).customerId).not.toBe(customer.customerId)
  })

  it('R-344: have an email address of their own, without regard to case', async () => {
    const first = await add('one@example.org')
    const second = await add('two@example.org')
    const taken = { status: 422, code: 'invalid', fields: { email: 'taken' } }
    const body = { name: 'Other', email: 'ONE@example.org', countryCode: 'se' }
    expect(await api.refused('manager', 'POST', PATH, body)).toEqual(taken)
    const { revision } = second
    expect(
      await api.refused('manager', 'PUT', `${PATH}/${second.customerId}`, { ...body, revision }),
    ).toEqual(taken)
    expect((await read(first.customerId)).name).toBe('Nils Aas')
  })

  it('are changed against their revision', async () => {
    const { customerId, revision } = await add('three@example.org')
    const body = {
      name: 'Nils B.',
      email: 'three.b@example.org',
      contact: '+45 1',
      countryCode: 'se',
      status: 'Inactive',
    }
    const saved = await call('PUT', String(customerId), { ...body, revision })
    expect(saved).toMatchObject({ ...body, revision: revision + 1 })
    const late = await api.send('admin', 'PUT', `${PATH}/${customerId}`, { ...body, name: 'X', revision })
    expect(late).toMatchObject({
      status: 409,
      body: {
        error: { code: 'conflict' },
        customer: { name: 'Nils B.' },
        changedBy: expect.stringMatching(/\S/),
      },
    })
    expect((await list('status=Inactive&country=se&q=nils')).total).toBe(1)
  })

  it('R-343: have one default address and one default card; deleting it makes the oldest one the default', async () => {
    const { customerId } = await add('four@example.org')
    const defaults = (entries: { isDefault: boolean }[]) => entries.map(({ isDefault }) => isDefault)
    await call('POST', `${customerId}/addresses`, ADDRESS, 201)
    let customer = await call('POST', `${customerId}/addresses`, { ...ADDRESS, city: 'Odense' }, 201)
    expect(defaults(customer.addresses)).toEqual([true, false])
    const [first, second] = customer.addresses
    customer = await call('PUT', `${customerId}/addresses/${second?.id}/default`)
    expect(defaults(customer.addresses)).toEqual([false, true])
    const { addresses } = await call('POST', `${customerId}/addresses`, { ...ADDRESS, city: 'Vejle' }, 201)
    customer = await call('DELETE', `${customerId}/addresses/${second?.id}`)
    expect(defaults(customer.addresses)).toEqual([true, false])
    expect(customer.addresses[0]?.id).toBe(first?.id)
    customer = await call('DELETE', `${customerId}/addresses/${addresses[2]?.id}`)
    expect(await api.refused('manager', 'DELETE', `${PATH}/112648/addresses/${first?.id}`)).toMatchObject({
      status: 404,
    })
    expect(
      await api.refused('manager', 'PUT', `${PATH}/112648/addresses/${first?.id}/default`),
    ).toMatchObject({ status: 404 })
    const change = { ...ADDRESS, street: 'Ny Gade 1', revision: first?.revision ?? 0 }
    expect((await call('PUT', `${customerId}/addresses/${first?.id}`, change)).addresses[0]?.street).toBe(
      'Ny Gade 1',
    )
    const late = await api.send('manager', 'PUT', `${PATH}/${customerId}/addresses/${first?.id}`, change)
    expect(late).toMatchObject({ status: 409, body: { customer: { addresses: [{ street: 'Ny Gade 1' }] } } })
  })

  it('R-345: store only brand, last four digits, holder and expiry of a card', async () => {
    const { customerId } = await add('five@example.org')
    const card = { brand: 'Visa', lastFour: '4242', holder: 'Ida Roth', expires: '2099-02' }
    const { cards } = await call('POST', `${customerId}/cards`, card, 201)
    expect(cards).toMatchObject([
      { brand: 'Visa', lastFour: '4242', holder: 'Ida Roth', expiresOn: '2099-02-28', isDefault: true },
    ])
    for (const [field, value] of [
      ['lastFour', '4242424242424242'],
      ['expires', '2020-01'],
      ['expires', '2099-13'],
    ] as const) {
      const refusal = await api.refused('manager', 'POST', `${PATH}/${customerId}/cards`, {
        ...card,
        [field]: value,
      })
      expect(Object.keys(refusal.fields ?? {})).toEqual([field])
    }
    const columns = await api.database.owner`
      select column_name as name from information_schema.columns where table_schema = 'demo' and table_name = 'customer_cards'`
    expect(columns.map(({ name }) => name).filter((name) => /number|cvc|cvv/.test(String(name)))).toEqual([])
    const defaults = (entries: { isDefault: boolean }[]) => entries.map(({ isDefault }) => isDefault)
    const two = (await call('POST', `${customerId}/cards`, { ...card, lastFour: '1881' }, 201)).cards
    expect(defaults(two), 'R-343').toEqual([true, false])
    const changed = await call('PUT', `${customerId}/cards/${two[1]?.id}/default`)
    expect(defaults(changed.cards)).toEqual([false, true])
    expect((await call('DELETE', `${customerId}/cards/${two[1]?.id}`)).cards).toEqual(cards)
    expect((await call('DELETE', `${customerId}/cards/${cards[0]?.id}`)).cards).toEqual([])
  })

  it('keep their notification settings, and devices until they are signed out', async () => {
    const changed = { topic: 'offers', byEmail: true, byBrowser: true }
    const { notifications, devices } = await call('PUT', '120567/notifications', changed)
    expect(notifications).toContainEqual(changed)
    expect((await read(120567)).notifications).toEqual(notifications)
    const left = await call('DELETE', `120567/devices/${devices[0]?.id}`)
    expect(left.devices).toEqual(devices.slice(1))
    expect(await api.refused('manager', 'DELETE', `${PATH}/120567/devices/${devices[0]?.id}`)).toMatchObject({
      status: 404,
    })
  })

  it('R-346: receive a mail that asks for a new password; a failed mail is not recorded', async () => {
    const before = (await read(128486)).passwordMails.length
    const setStore = (values: JSONValue) =>
      api.database
        .owner`update demo.shop_settings set "values" = ${api.database.owner.json(values)} where tab = 'store-details'`
    await setStore({ name: 'Ink and Oak' })
    const customer = await call('POST', '128486/password-mail', {}, 201)
    expect(mail.sent.at(-1)).toMatchObject({
      to: 'marta.haddad@example.com',
      subject: 'Choose a new password',
    })
    expect(customer.passwordMails).toHaveLength(before + 1)
    expect(mail.sent.at(-1)?.paragraphs.join(), 'R-606').toMatch(/staff of Ink and Oak .*Ink and Oak never/)
    await setStore({})
    const [manager] = await api.database.owner`select private.name_of(${PEOPLE.manager}) as name`
    expect(customer.passwordMails[0]?.requestedBy).toBe(manager?.name)
    mail.isDown = true
    expect((await api.send('manager', 'POST', `${PATH}/128486/password-mail`, {})).status).toBe(500)
    mail.isDown = false
    expect((await read(128486)).passwordMails).toHaveLength(before + 1)
    const [limit] = await api.database.owner`
      select most, period::text from private.rate_limits where kind = 'sample_mail'`
    expect(limit).toEqual({ most: 20, period: '01:00:00' })
    await api.database.owner`update private.rate_limits set most = 2 where kind = 'sample_mail'`
    await call('POST', '128486/password-mail', {}, 201)
    expect(await api.refused('manager', 'POST', `${PATH}/128486/password-mail`, {})).toEqual({
      status: 429,
      code: 'rate_limited',
    })
    await api.database.owner`update private.rate_limits set most = 20 where kind = 'sample_mail'`
  })

  it('are changed only by roles that may', async () => {
    const body = { name: 'X', email: 'x@example.org', countryCode: 'se' }
    for (const as of ['auth', 'user', 'client'] as const) {
      expect(await api.refused(as, 'POST', PATH, body)).toMatchObject({ status: 403 })
      expect(await api.refused(as, 'PUT', `${PATH}/112648`, { ...body, revision: 1 })).toMatchObject({
        status: 403,
      })
      expect(await api.refused(as, 'POST', `${PATH}/112648/addresses`, ADDRESS)).toMatchObject({
        status: 403,
      })
      expect(await api.refused(as, 'POST', `${PATH}/112648/password-mail`, {})).toMatchObject({ status: 403 })
    }
    expect(await api.refused('manager', 'GET', `${PATH}/1/record`)).toMatchObject({ status: 404 })
  })
})
