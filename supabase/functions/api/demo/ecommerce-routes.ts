import { createRoute } from '@hono/zod-openapi'
import { customerListQuery } from '../../_shared/contract/demo/customer-records.ts'
import {
  type Customer,
  customerDetail,
  customerList,
  type Order,
  orderDetail,
  orderList,
  type Product,
  productList,
  productListQuery,
  type Referral,
  type Review,
  referralList,
  reviewList,
  reviewListQuery,
} from '../../_shared/contract/demo/ecommerce.ts'
import { orderListQuery } from '../../_shared/contract/demo/order-records.ts'
import { referralListQuery } from '../../_shared/contract/demo/review-actions.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { numberOrZeroParams } from '../../_shared/http/request.ts'
import { noContent, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo, deleteRow } from './as-demo.ts'
import {
  CUSTOMER_COLUMNS,
  customerListDefinition,
  orderListDefinition,
  productListDefinition,
  referralListDefinition,
  reviewListDefinition,
} from './commerce-lists.ts'
import { periodOf } from './date-range.ts'
import { missing } from './fixed-errors.ts'
import { presentLines, readOrder } from './order-detail.ts'
import { dollars, pictureUrl } from './present.ts'
import { publishDue, soldBy } from './product-figures.ts'

const tags = ['sample shop and invoices']

/** `/api/apps/ecommerce`: products, orders, customers, reviews and referrals of the sample shop. */
export function demoEcommerceResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/products',
      tags,
      summary:
        'Lists products, sorted by product, category, status, price, qty or sku; by default newest first.',
      request: { query: productListQuery },
      responses: ok(productList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const [page] = await asDemo(c, 'read', (tx) => {
        const conditions = []
        if (query.stock !== null) conditions.push(tx`t.stock = ${query.stock === 'true'}`)
        if (query.category !== '') conditions.push(tx`t.category = ${query.category}`)
        if (query.status !== '') conditions.push(tx`t.status = ${query.status}`)
        if (query.channel !== null) conditions.push(soldBy(tx, query.channel))
        const due = publishDue(tx)
        return Promise.all([runList<Product>(tx, productListDefinition, query, conditions), due])
      })
      return c.json({ products: page.rows.map(presentProduct), total: page.total }, 200)
    },
  )
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/ecommerce/products/{id}',
      tags,
      summary: 'Deletes a product.',
      request: { params: numberOrZeroParams('id') },
      responses: { ...noContent, ...missing.responses },
    }),
    async (c) =>
      (await deleteRow(c, 'products', c.req.valid('param').id)) ? c.body(null, 204) : missing.respond(),
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/orders',
      tags,
      summary: 'Lists orders, sorted by order, customers, date, status or spent; by default newest first.',
      request: { query: orderListQuery },
      responses: ok(orderList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const page = await asDemo(c, 'read', (tx) => {
        const conditions = []
        if (query.payment !== '') conditions.push(tx`t.payment = ${query.payment}`)
        if (query.status !== '') conditions.push(tx`t.status = ${query.status}`)
        if (query.method !== '') conditions.push(tx`t.method = ${query.method}`)
        if (query.country !== '')
          conditions.push(
            tx`exists (select from demo.customers as c where c.id = t.customer_id and c.country_code = ${query.country})`,
          )
        const { start, end } = periodOf(query.period)
        if (start !== null && end !== null)
          conditions.push(tx`t.ordered_at >= ${start}::date and t.ordered_at < ${end}::date + 1`)
        if (query.customer !== undefined)
          conditions.push(
            tx`t.customer_id = (select c.id from demo.customers as c where c.customer_id = ${query.customer})`,
          )
        return runList<Order>(tx, orderListDefinition, query, conditions)
      })
      return c.json({ orders: page.rows.map(withAvatar), total: page.total }, 200)
    },
  )
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/orders/{id}',
      tags,
      summary: 'Returns an order by its number, with its customer and lines.',
      request: { params: numberOrZeroParams('id') },
      responses: { ...ok(orderDetail), ...missing.responses },
    }),
    async (c) => {
      const orderNo = c.req.valid('param').id
      const rows = await asDemo(c, 'read', (tx) => readOrder(tx, orderNo))
      if (!rows) return missing.respond()
      return c.json(
        {
          order: withAvatar(rows.order),
          customer: presentCustomer(rows.customer),
          lines: presentLines(rows.lines),
        },
        200,
      )
    },
  )
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/ecommerce/orders/{id}',
      tags,
      summary: 'Deletes an order; 204 also when there is none.',
      request: { params: numberOrZeroParams('id') },
      responses: noContent,
    }),
    async (c) => {
      // A missing order also returns 204.
      await deleteRow(c, 'orders', c.req.valid('param').id)
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/customers',
      tags,
      summary: 'Lists customers, sorted by customer, country, customerId, orders or totalSpent.',
      request: { query: customerListQuery },
      responses: ok(customerList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const page = await asDemo(c, 'read', (tx) => {
        const conditions = []
        if (query.status !== '') conditions.push(tx`t.status = ${query.status}`)
        if (query.country !== '') conditions.push(tx`t.country_code = ${query.country}`)
        return runList<Customer>(tx, customerListDefinition, query, conditions)
      })
      return c.json({ customers: page.rows.map(presentCustomer), total: page.total }, 200)
    },
  )
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/customers/{id}',
      tags,
      summary: 'Returns a customer by customerId, with status and contact.',
      request: { params: numberOrZeroParams('id') },
      responses: { ...ok(customerDetail), ...missing.responses },
    }),
    async (c) => {
      const customerId = c.req.valid('param').id
      const [row] = await asDemo(
        c,
        'read',
        (tx) => tx<Customer[]>`select ${tx.unsafe(CUSTOMER_COLUMNS)}, t.status, t.contact
        from demo.customers as t where t.customer_id = ${customerId}`,
      )
      return row ? c.json(presentCustomer(row), 200) : missing.respond()
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/reviews',
      tags,
      summary: 'Lists reviews, sorted by product, reviewer, date or status; by default newest first.',
      request: { query: reviewListQuery },
      responses: ok(reviewList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const isAll = query.status === 'All' || query.status === ''
      const page = await asDemo(c, 'read', (tx) =>
        runList<Review>(tx, reviewListDefinition, query, isAll ? [] : [tx`t.status = ${query.status}`]),
      )
      const present = (row: Review) => ({ ...withAvatar(row), productImage: pictureUrl(row.productImage) })
      return c.json({ reviews: page.rows.map(present), total: page.total }, 200)
    },
  )
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/ecommerce/reviews/{id}',
      tags,
      summary: 'Deletes a review.',
      request: { params: numberOrZeroParams('id') },
      responses: { ...noContent, ...missing.responses },
    }),
    async (c) =>
      (await deleteRow(c, 'reviews', c.req.valid('param').id)) ? c.body(null, 204) : missing.respond(),
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/referrals',
      tags,
      summary: 'Lists referrals, sorted by users, referred-id, earning, value or status.',
      request: { query: referralListQuery },
      responses: ok(referralList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const page = await asDemo(c, 'read', (tx) =>
        runList<Referral>(
          tx,
          referralListDefinition,
          query,
          query.status === '' ? [] : [tx`t.status = ${query.status}`],
        ),
      )
      const present = (row: Referral) => ({
        ...withAvatar(row),
        value: dollars(row.value),
        earning: dollars(row.earning),
      })
      return c.json({ referrals: page.rows.map(present), total: page.total }, 200)
    },
  )
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
