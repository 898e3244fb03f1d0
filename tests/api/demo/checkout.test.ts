import type { JSONValue } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Cart,
  type CartItem,
  type CheckoutBody,
  cartResponse,
  cartText,
  offers,
  placedOrder,
} from '../../../supabase/functions/_shared/contract/demo/checkout.ts'
import { orderRecordResponse } from '../../../supabase/functions/_shared/contract/demo/order-records.ts'
import { startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const BASE = '/apps/ecommerce'
const SHIPPING = {
  recipient: 'Ada Aalto',
  street: 'Via Po 1',
  postcode: '10124',
  city: 'Turin',
  countryCode: 'it',
} as const
const readCart = async (items: readonly CartItem[], delivery = 'standard') =>
  (
    await api.ok('user', 'GET', `${BASE}/cart?items=${cartText(items)}&delivery=${delivery}`, {
      schema: cartResponse.strict(),
    })
  ).cart
const bodyOf = (
  items: CartItem[],
  expectedCents: number,
  changes: Partial<CheckoutBody> = {},
): CheckoutBody => ({
  key: crypto.randomUUID(),
  items,
  delivery: 'standard',
  method: 'Invoice',
  expectedCents,
  buyer: { name: 'Ada Aalto', email: 'ada.aalto@example.org' },
  shipping: SHIPPING,
  billing: null,
  ...changes,
})
const place = async (body: CheckoutBody) =>
  (await api.ok('manager', 'POST', `${BASE}/checkout`, { status: 201, schema: placedOrder.strict(), body }))
    .order
const recordOf = async (no: number) =>
  (await api.ok('user', 'GET', `${BASE}/orders/${no}/record`, { schema: orderRecordResponse })).order
/** A published product with this many pieces in stock. */
const product = async (qty: number, priceCents = 1250, discountCents: number | null = null) => {
  const [row] = await api.database.owner<{ id: number }[]>`
    insert into demo.products (product_name, slug, product_brand, category, stock, sku, price, qty, status, discount_cents)
    values ('Inkwell ' || gen_random_uuid(), 'inkwell', 'Foldwell', 'Desk', true, 77 + (select max(sku) from demo.products), ${priceCents / 100}, ${qty}, 'Published', ${discountCents})
    returning id`
  return row?.id ?? 0
}
const qtyOf = async (id: number) => {
  const [row] = await api.database.owner<{ qty: number }[]>`select qty from demo.products where id = ${id}`
  return row?.qty
}
const countOrders = async () => {
  const [row] = await api.database.owner<{ count: number }[]>`select count(*)::int as count from demo.orders`
  return row?.count ?? 0
}

describe('GET /api/apps/ecommerce/cart', () => {
  it('R-420: returns prices with their discount, the stock, and amounts that add up', async () => {
    const [full, cheap] = [await product(5), await product(2, 1000, 799)]
    const cart = await readCart(
      [
        { productId: full, qty: 2 },
        { productId: cheap, qty: 3 },
      ],
      'express',
    )
    expect(cart.lines).toMatchObject([
      { productId: full, priceCents: 1250, qty: 2, available: 5, totalCents: 2500 },
      { productId: cheap, priceCents: 799, qty: 3, available: 2, totalCents: 2397 },
    ])
    expect(cart).toMatchObject({ deliveryCents: 990, totalCents: 2500 + 2397 + 990, canOrder: false })
    expect(cart.netCents + cart.taxCents).toBe(cart.totalCents)
  })

  it('has nothing available of products that are not sold', async () => {
    const [hidden, off] = [await product(5), await product(5)]
    await api.database.owner`update demo.products set status = 'Inactive' where id = ${hidden}`
    await api.database.owner`update demo.products set stock = false where id = ${off}`
    const cart = await readCart([hidden, off, 900_000_000].map((productId) => ({ productId, qty: 1 })))
    expect(cart.lines.map(({ available }) => available)).toEqual([0, 0, 0])
    expect(cart.canOrder).toBe(false)
    const [empty, due] = [await product(0), await product(4, 1000, 799)]
    await api.database.owner`
      update demo.products set status = 'Scheduled', publish_at = now() where id = ${due}`
    const found = await api.ok('user', 'GET', `${BASE}/offers?q=inkwell`, { schema: offers.strict() })
    const offered = found.offers.map(({ productId }) => productId)
    for (const id of [hidden, off, empty]) expect(offered).not.toContain(id)
    expect(found.offers).toContainEqual(
      expect.objectContaining({ productId: due, priceCents: 799, available: 4 }),
    )
    expect((await readCart([])).canOrder).toBe(false)
  })
})

describe('POST /api/apps/ecommerce/checkout', () => {
  it('R-420: places an order that opens, with lines, addresses and the reduced stock', async () => {
    const id = await product(5)
    const items = [{ productId: id, qty: 2 }]
    const { totalCents } = await readCart(items, 'express')
    const billing = { ...SHIPPING, recipient: 'Aalto Books', street: 'Via Roma 2' }
    const no = await place(
      bodyOf(items, totalCents, { delivery: 'express', method: 'Bank Transfer', billing }),
    )
    expect(no).toBeGreaterThan(900_000)
    const order = await recordOf(no)
    expect(order).toMatchObject({
      payment: 'Pending',
      method: 'Bank Transfer',
      totalCents,
      customer: { name: 'Ada Aalto', email: 'ada.aalto@example.org' },
      shipping: SHIPPING,
      billing,
      events: [{ entry: 'Placed' }],
    })
    expect(order.lines.map(({ qty, totalCents: cents }) => [qty, cents])).toEqual([
      [2, 2500],
      [1, 990],
    ])
    expect(await qtyOf(id)).toBe(3)
  })

  it('R-421: ten concurrent requests with one key place one order', async () => {
    const id = await product(50)
    const items = [{ productId: id, qty: 1 }]
    const body = bodyOf(items, (await readCart(items)).totalCents)
    const before = await countOrders()
    const numbers = await Promise.all(Array.from({ length: 10 }, () => place(body)))
    expect(new Set(numbers).size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
    expect(await qtyOf(id)).toBe(49)
    expect(await api.refused('admin', 'POST', `${BASE}/checkout`, body)).toMatchObject({
      status: 409,
      code: 'already_exists',
    })
  })

  it('R-421: a repeated key returns the first order also when its product is sold out or has another price', async () => {
    const id = await product(1)
    const items = [{ productId: id, qty: 1 }]
    const body = bodyOf(items, (await readCart(items)).totalCents)
    const no = await place(body)
    expect(await place(body)).toBe(no)
    await api.database.owner`update demo.products set qty = 5, price = 99 where id = ${id}`
    expect(await place(body)).toBe(no)
    expect(await qtyOf(id)).toBe(5)
  })

  it('R-420: two people cannot buy the last piece; the second one gets the current cart', async () => {
    const id = await product(1)
    const items = [{ productId: id, qty: 1 }]
    const bodies = [bodyOf(items, 1250), bodyOf(items, 1250)]
    const answers = await Promise.all(
      bodies.map((body, at) => api.send(at === 0 ? 'manager' : 'admin', 'POST', `${BASE}/checkout`, body)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)?.body as { cart: Cart }
    expect(refused.cart.lines).toMatchObject([{ productId: id, available: 0 }])
    expect(await qtyOf(id)).toBe(0)
  })

  it('R-420: refuses a total that is not the one of the server, and writes nothing', async () => {
    const id = await product(5)
    const before = await countOrders()
    for (const expected of [0, 1249, 2_147_483_647]) {
      const answer = await api.send(
        'manager',
        'POST',
        `${BASE}/checkout`,
        bodyOf([{ productId: id, qty: 1 }], expected),
      )
      expect(answer.status).toBe(409)
    }
    expect([await countOrders(), await qtyOf(id)]).toEqual([before, 5])
  })

  it('R-420: charges the discounted price, and takes nothing while one of the products is not sold', async () => {
    const [cheap, other] = [await product(5, 1000, 799), await product(5)]
    const items = [cheap, other].map((productId) => ({ productId, qty: 1 }))
    const before = await countOrders()
    for (const [column, value] of [
      ['status', 'Inactive'],
      ['stock', false],
    ] as const) {
      const { owner } = api.database
      const [{ old } = {}] =
        await owner`select ${owner(column)} as old from demo.products where id = ${other}`
      await owner`update demo.products set ${owner({ [column]: value })} where id = ${other}`
      expect((await api.send('manager', 'POST', `${BASE}/checkout`, bodyOf(items, 2049))).status).toBe(409)
      await owner`update demo.products set ${owner({ [column]: old })} where id = ${other}`
    }
    expect([await countOrders(), await qtyOf(cheap), await qtyOf(other)]).toEqual([before, 5, 5])
    const { lines } = await recordOf(await place(bodyOf(items, 2049)))
    expect(lines.map(({ priceCents }) => priceCents)).toEqual([799, 1250])
  })

  it('R-344: uses the customer of the address, without regard to case', async () => {
    const [customer] = await api.database.owner<{ id: number; email: string; customer: string }[]>`
      select id, email, customer from demo.customers order by id limit 1`
    const id = await product(5)
    const no = await place(
      bodyOf([{ productId: id, qty: 1 }], 1250, {
        buyer: { name: 'Another Name', email: customer?.email.toUpperCase() ?? '' },
      }),
    )
    const [row] = await api.database.owner`
      select o.customer_id, c.customer from demo.orders o join demo.customers c on c.id = o.customer_id where o.order_no = ${no}`
    expect(row).toEqual({ customer_id: customer?.id, customer: customer?.customer })
  })

  it('R-606: charges delivery and takes payment as the settings of the shop say', async () => {
    const id = await product(50, 2000)
    const set = (tab: string, values: JSONValue) =>
      api.database
        .owner`update demo.shop_settings set "values" = ${api.database.owner.json(values)} where tab = ${tab}`
    try {
      await set('shipping', { standardCents: 450, expressCents: 1200, freeFromCents: 4000 })
      await set('payments', { methods: ['Bank Transfer'] })
      const one = await readCart([{ productId: id, qty: 1 }])
      expect(one).toMatchObject({
        totalCents: 2450,
        terms: { deliveryCents: { standard: 450, express: 1200 }, methods: ['Bank Transfer'] },
      })
      const two = [{ productId: id, qty: 2 }]
      expect(await readCart(two, 'express')).toMatchObject({ totalCents: 4000, deliveryCents: 0 })
      const refused = await api.send('manager', 'POST', `${BASE}/checkout`, bodyOf(two, 4000))
      expect(refused.status).toBe(409)
      const no = await place(bodyOf([{ productId: id, qty: 1 }], 2450, { method: 'Bank Transfer' }))
      expect((await recordOf(no)).lines.map(({ totalCents }) => totalCents)).toEqual([2000, 450])
    } finally {
      await set('shipping', {})
      await set('payments', {})
    }
  })

  it('refuses an empty cart, a repeated product and a wrong address at their fields', async () => {
    const item = { productId: 1, qty: 1 }
    for (const [body, field] of [
      [bodyOf([], 0), 'items'],
      [bodyOf([item, item], 0), 'items'],
      [bodyOf([item], 0, { shipping: { ...SHIPPING, street: '​ ' } }), 'shipping'],
      [bodyOf([item], 0, { buyer: { name: 'Ada', email: 'nowhere' } }), 'buyer'],
    ] as const) {
      const { status, fields } = await api.refused('manager', 'POST', `${BASE}/checkout`, body)
      expect([status, Object.keys(fields ?? {})]).toEqual([422, [field]])
    }
  })
})
