import type { Hono } from 'hono'
import type { Customer, Order, Product, Referral, Review } from '../../_shared/contract/demo/ecommerce.ts'
import { productListQuery, reviewListQuery } from '../../_shared/contract/demo/ecommerce.ts'
import { demoListQuery } from '../../_shared/contract/demo/list.ts'
import { readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { fixedResponse } from '../../_shared/http/fixed-responses.ts'
import { asDemo, deleteRow, numberParam } from './as-demo.ts'
import {
  CUSTOMER_COLUMNS,
  customerListDefinition,
  orderListDefinition,
  productListDefinition,
  referralListDefinition,
  reviewListDefinition,
} from './commerce-lists.ts'
import { listResponse } from './list-response.ts'
import { presentLines, readOrder } from './order-detail.ts'
import { dollars, pictureUrl } from './present.ts'
import { runDemoList } from './run-demo-list.ts'

const BASE = '/apps/ecommerce'

/** `/api/apps/ecommerce`: products, orders, customers, reviews and referrals of the sample shop. */
export function demoEcommerceResource(api: Hono<Env>): void {
  api.get(`${BASE}/products`, async (c) => {
    const query = readQuery(c, productListQuery)
    const page = await asDemo(c, 'read', (tx) => {
      const conditions = []
      if (query.stock !== null) conditions.push(tx`t.stock = ${query.stock === 'true'}`)
      if (query.category !== '') conditions.push(tx`t.category = ${query.category}`)
      if (query.status !== '') conditions.push(tx`t.status = ${query.status}`)
      return runDemoList<Product>(tx, productListDefinition, query, conditions)
    })
    return listResponse(c, page, (total) => ({ products: page.rows.map(presentProduct), total }))
  })
  api.delete(`${BASE}/products/:id`, async (c) =>
    (await deleteRow(c, 'products')) ? c.body(null, 204) : fixedResponse('missing'),
  )

  api.get(`${BASE}/orders`, async (c) => {
    const query = readQuery(c, demoListQuery)
    const page = await asDemo(c, 'read', (tx) => runDemoList<Order>(tx, orderListDefinition, query))
    return listResponse(c, page, (total) => ({ orders: page.rows.map(withAvatar), total }))
  })
  api.get(`${BASE}/orders/:id`, async (c) => {
    const orderNo = numberParam(c, 'id') ?? -1
    const rows = await asDemo(c, 'read', (tx) => readOrder(tx, orderNo))
    if (!rows) return fixedResponse('missing')
    return c.json({
      order: withAvatar(rows.order),
      customer: presentCustomer(rows.customer),
      lines: presentLines(rows.lines),
    })
  })
  api.delete(`${BASE}/orders/:id`, async (c) => {
    // 204 also when there is no such order.
    await deleteRow(c, 'orders')
    return c.body(null, 204)
  })

  api.get(`${BASE}/customers`, async (c) => {
    const query = readQuery(c, demoListQuery)
    const page = await asDemo(c, 'read', (tx) => runDemoList<Customer>(tx, customerListDefinition, query))
    return listResponse(c, page, (total) => ({ customers: page.rows.map(presentCustomer), total }))
  })
  api.get(`${BASE}/customers/:id`, async (c) => {
    const customerId = numberParam(c, 'id') ?? -1
    const [row] = await asDemo(
      c,
      'read',
      (tx) => tx<Customer[]>`select ${tx.unsafe(CUSTOMER_COLUMNS)}, t.status, t.contact
        from demo.customers as t where t.customer_id = ${customerId}`,
    )
    return row ? c.json(presentCustomer(row)) : fixedResponse('missing')
  })

  api.get(`${BASE}/reviews`, async (c) => {
    const query = readQuery(c, reviewListQuery)
    const isAll = query.status === 'All' || query.status === ''
    const page = await asDemo(c, 'read', (tx) =>
      runDemoList<Review>(tx, reviewListDefinition, query, isAll ? [] : [tx`t.status = ${query.status}`]),
    )
    const present = (row: Review) => ({ ...withAvatar(row), productImage: pictureUrl(row.productImage) })
    return listResponse(c, page, (total) => ({ reviews: page.rows.map(present), total }))
  })
  api.delete(`${BASE}/reviews/:id`, async (c) =>
    (await deleteRow(c, 'reviews')) ? c.body(null, 204) : fixedResponse('missing'),
  )

  api.get(`${BASE}/referrals`, async (c) => {
    const query = readQuery(c, demoListQuery)
    const page = await asDemo(c, 'read', (tx) => runDemoList<Referral>(tx, referralListDefinition, query))
    const present = (row: Referral) => ({
      ...withAvatar(row),
      value: dollars(row.value),
      earning: dollars(row.earning),
    })
    return listResponse(c, page, (total) => ({ referrals: page.rows.map(present), total }))
  })
}

const withAvatar = <R extends { avatar: string }>(row: R): R => ({ ...row, avatar: pictureUrl(row.avatar) })

const presentProduct = (row: Product) => ({
  ...row,
  price: dollars(row.price),
  image: pictureUrl(row.image),
})

const presentCustomer = <R extends Customer>(row: R) => ({
  ...withAvatar(row),
  countryFlag: `/build/demo/flags/${row.countryCode}.svg`,
})
