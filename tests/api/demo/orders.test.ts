import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerRecordResponse } from '../../../supabase/functions/_shared/contract/demo/customer-records.ts'
import { orderList } from '../../../supabase/functions/_shared/contract/demo/ecommerce.ts'
import {
  ORDER_FIGURE_FILTERS,
  orderFigures,
  orderRecordResponse,
} from '../../../supabase/functions/_shared/contract/demo/order-records.ts'
import { PEOPLE, startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const PATH = '/apps/ecommerce/orders'
const schema = orderRecordResponse.strict()
const read = async (no: number) => (await api.ok('auth', 'GET', `${PATH}/${no}/record`, { schema })).order
const list = (query: string) => api.ok('auth', 'GET', `${PATH}?${query}`, { schema: orderList })
/** The number of an order in a state. */
const orderIn = async (payment: string, status: string) => {
  const [row] = await api.database.owner<{ no: number }[]>`
    select order_no as no from demo.orders where payment = ${payment} and status = ${status} order by id limit 1`
  if (!row) throw new Error(`No order is ${payment} and ${status}`)
  return row.no
}
const change = (no: number, action: string, revision: number) =>
  api.ok('manager', 'PATCH', `${PATH}/${no}/state`, { schema, body: { action, revision } })
const ADDRESS = {
  recipient: 'Ada Aalto',
  street: 'Via Po 1',
  postcode: '10124',
  city: 'Turin',
  countryCode: 'it',
}

describe('orders', () => {
  it('R-347: have figures that equal the totals of the lists they lead to', async () => {
    const figures = await api.ok('auth', 'GET', '/apps/ecommerce/order-figures', {
      schema: orderFigures.strict(),
    })
    for (const [name, filter] of Object.entries(ORDER_FIGURE_FILTERS)) {
      const { total } = await list(new URLSearchParams(filter).toString())
      expect([name, total]).toEqual([name, figures[name as keyof typeof figures]])
      expect(total).toBeGreaterThan(0)
    }
  })

  it('are filtered by payment, status and customer together', async () => {
    const { orders } = await list('payment=Paid&status=Delivered&itemsPerPage=-1')
    expect(orders.every((order) => order.payment === 'Paid' && order.status === 'Delivered')).toBe(true)
    const { customer } = await read(orders[0]?.order ?? 0)
    const own = await list(`customer=${customer.customerId}&itemsPerPage=-1`)
    expect(own.total).toBe(customer.orderCount)
    expect(new Set(own.orders.map((order) => order.email))).toEqual(new Set([customer.email]))
    expect((await list('payment=Nothing')).total).toBe(0)
    expect((await list('customer=x')).total).toBe(100)
  })

  it('are filtered by a period with its first and last day', async () => {
    const { orders } = await list('itemsPerPage=-1')
    const days = [...new Set(orders.map(({ date }) => date))].sort()
    const [start = '', end = ''] = [days[2], days[5]]
    const shown = await list(`period=${start}..${end}&itemsPerPage=-1`)
    expect([...new Set(shown.orders.map(({ date }) => date))].sort()).toEqual(days.slice(2, 6))
  })

  it('R-342: have a total in cents that equals the list, and a timeline that begins when they were placed', async () => {
    for (const { order: no, spent } of (await list('itemsPerPage=20')).orders) {
      const order = await read(no)
      expect(order.totalCents).toBe(Math.round(spent * 100))
      expect(order.netCents + order.taxCents).toBe(order.totalCents)
      expect(order.events.at(-1)).toMatchObject({ entry: 'Placed', happenedAt: order.placedAt })
      expect(order.shipping).not.toBeNull()
    }
    expect(await api.refused('auth', 'GET', `${PATH}/1/record`)).toEqual({ status: 404, code: 'not_found' })
  })

  const totals = async (id: number) => {
    const record = customerRecordResponse.strict()
    const { customer } = await api.ok('auth', 'GET', `/apps/ecommerce/customers/${id}/record`, {
      schema: record,
    })
    return { spent: customer.spentCents, average: customer.averageCents, orders: customer.orderCount }
  }

  it('R-351: count in the total of their customer while they are paid, and no longer when they are refunded', async () => {
    let order = await read(await orderIn('Pending', 'Ready to Pickup'))
    const { customerId } = order.customer
    const before = await totals(customerId)
    order = (await change(order.order, 'pay', order.revision)).order
    expect(await totals(customerId)).toMatchObject({
      spent: before.spent + order.totalCents,
      orders: before.orders,
    })
    await change(order.order, 'refund', order.revision)
    expect(await totals(customerId)).toEqual(before)
  })

  it('R-351: do not count in the total of their customer once they are deleted', async () => {
    const { orders } = await list('payment=Paid&itemsPerPage=1')
    const [{ id, order: no } = { id: 0, order: 0 }] = orders
    const { customer, totalCents } = await read(no)
    const before = await totals(customer.customerId)
    expect((await api.send('manager', 'DELETE', `${PATH}/${id}`)).status).toBe(204)
    expect(await totals(customer.customerId)).toMatchObject({
      spent: before.spent - totalCents,
      orders: before.orders - 1,
    })
  })

  it('R-340, R-341: are shipped step by step, and each step is on the timeline with its person', async () => {
    const no = await orderIn('Paid', 'Ready to Pickup')
    let { order } = { order: await read(no) }
    for (const action of ['dispatch', 'send', 'deliver'])
      order = (await change(no, action, order.revision)).order
    expect(order.status).toBe('Delivered')
    expect(order.events.slice(0, 3).map(({ entry }) => entry)).toEqual([
      'Delivered',
      'Out for Delivery',
      'Dispatched',
    ])
    const [manager] = await api.database.owner`select private.name_of(${PEOPLE.manager}) as name`
    for (const { actor, happenedAt } of order.events.slice(0, 3)) {
      expect(actor).toBe(manager?.name)
      expect(Math.abs(Date.now() - Date.parse(happenedAt))).toBeLessThan(60_000)
    }
    order = (await change(no, 'refund', order.revision)).order
    expect([order.payment, order.events[0]?.entry]).toEqual(['Cancelled', 'Cancelled'])
  })

  it('R-340: refuse an action that is not allowed', async () => {
    const no = await orderIn('Pending', 'Ready to Pickup')
    const { revision } = await read(no)
    expect(
      await api.refused('manager', 'PATCH', `${PATH}/${no}/state`, { action: 'dispatch', revision }),
    ).toEqual({ status: 409, code: 'wrong_state' })
    expect((await change(no, 'pay', revision)).order.payment).toBe('Paid')
  })

  it('answer a stale change with the current order', async () => {
    const no = await orderIn('Failed', 'Ready to Pickup')
    const before = await read(no)
    await change(no, 'pay', before.revision)
    const body = { action: 'dispatch', revision: before.revision }
    const answer = await api.send('admin', 'PATCH', `${PATH}/${no}/state`, body)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ error: { code: 'conflict' }, order: { payment: 'Paid' } })
  })

  it('have addresses that are changed against their own revision', async () => {
    const [{ no = 0 } = {}] = await api.database.owner<{ no: number }[]>`
      select o.order_no as no from demo.orders o
       where not exists (select from demo.order_addresses a where a.order_id = o.id and a.kind = 'billing') limit 1`
    expect((await read(no)).billing).toBeNull()
    const put = (kind: string, revision: number) =>
      api.send('manager', 'PUT', `${PATH}/${no}/address/${kind}`, { ...ADDRESS, revision })
    expect((await put('billing', 0)).body).toMatchObject({
      order: { billing: { city: 'Turin', revision: 1 } },
    })
    expect(await put('billing', 0)).toMatchObject({
      status: 409,
      body: { order: { billing: { revision: 1 } } },
    })
    const { shipping, revision } = await read(no)
    expect((await put('shipping', shipping?.revision ?? 0)).body).toMatchObject({
      order: { revision, shipping: { ...ADDRESS, revision: (shipping?.revision ?? 0) + 1 } },
    })
    const wrong = { ...ADDRESS, city: ' ', countryCode: 'xx', revision: 1 }
    expect(await api.refused('manager', 'PUT', `${PATH}/${no}/address/shipping`, wrong)).toMatchObject({
      fields: { city: 'required', countryCode: 'invalid_value' },
    })
  })

  it('are changed only by roles with "update demo"', async () => {
    const no = await orderIn('Paid', 'Delivered')
    const body = { action: 'refund', revision: 1 }
    for (const as of ['auth', 'user', 'client'] as const) {
      expect(await api.refused(as, 'PATCH', `${PATH}/${no}/state`, body)).toMatchObject({ status: 403 })
      expect(
        await api.refused(as, 'PUT', `${PATH}/${no}/address/billing`, { ...ADDRESS, revision: 1 }),
      ).toMatchObject({ status: 403 })
    }
  })
})
