import { z } from 'zod'
import {
  customerDetail,
  customerList,
  orderDetail,
  orderList,
  productList,
  productListQuery,
  referralList,
  reviewList,
  reviewListQuery,
} from '../../contract/demo/ecommerce.ts'
import {
  invoiceClientList,
  invoiceDetail,
  invoiceList,
  invoiceListQuery,
} from '../../contract/demo/invoice.ts'
import { demoListQuery } from '../../contract/demo/list.ts'
import { done, gone, numbered, type Operations, ok } from '../operation.ts'

const shop = '/apps/ecommerce'
const range = invoiceListQuery.extend({
  'selectedDateRange[start]': z.iso.date().optional().meta({ description: 'The first day of issue' }),
  'selectedDateRange[end]': z.iso.date().optional().meta({ description: 'The last day of issue' }),
})

/** The sample shop and its invoices. */
export const demoCommerce: Operations = {
  area: 'sample shop and invoices',
  operations: [
    {
      method: 'get',
      path: `${shop}/products`,
      summary: 'By product, category, status, price, qty or sku; else newest first.',
      query: productListQuery,
      answers: ok(productList),
    },
    {
      method: 'delete',
      path: `${shop}/products/:id`,
      summary: 'Deletes one.',
      params: numbered(),
      answers: { ...done, ...gone },
    },
    {
      method: 'get',
      path: `${shop}/orders`,
      summary: 'By order, customers, date, status or spent; else newest first.',
      query: demoListQuery,
      answers: ok(orderList),
    },
    {
      method: 'get',
      path: `${shop}/orders/:id`,
      summary: 'One by its number, with its customer and what was ordered.',
      params: numbered(),
      answers: { ...ok(orderDetail), ...gone },
    },
    {
      method: 'delete',
      path: `${shop}/orders/:id`,
      summary: 'Deletes one; 204 also when there is none.',
      params: numbered(),
      answers: done,
      isForgiving: true,
    },
    {
      method: 'get',
      path: `${shop}/customers`,
      summary: 'By customer, country, customerId, orders or totalSpent.',
      query: demoListQuery,
      answers: ok(customerList),
    },
    {
      method: 'get',
      path: `${shop}/customers/:id`,
      summary: 'One by its customerId, with status and contact.',
      params: numbered(),
      answers: { ...ok(customerDetail), ...gone },
    },
    {
      method: 'get',
      path: `${shop}/reviews`,
      summary: 'By product, reviewer, date or status; else newest first.',
      query: reviewListQuery,
      answers: ok(reviewList),
    },
    {
      method: 'delete',
      path: `${shop}/reviews/:id`,
      summary: 'Deletes one.',
      params: numbered(),
      answers: { ...done, ...gone },
    },
    {
      method: 'get',
      path: `${shop}/referrals`,
      summary: 'By users, referred-id, earning, value or status.',
      query: demoListQuery.omit({ q: true }),
      answers: ok(referralList),
    },
    {
      method: 'get',
      path: '/apps/invoice/clients',
      summary: 'The first five.',
      answers: ok(invoiceClientList),
    },
    {
      method: 'get',
      path: '/apps/invoice',
      summary: 'By client, total, id, date or balance; else newest first.',
      query: range,
      answers: ok(invoiceList),
    },
    {
      method: 'get',
      path: '/apps/invoice/:id',
      summary: 'One, and where to pay it.',
      params: numbered(),
      answers: {
        ...ok(invoiceDetail),
        404: { description: 'There is none', text: 'No invoice found with this id' },
      },
    },
    {
      method: 'delete',
      path: '/apps/invoice/:id',
      summary: 'Deletes one.',
      params: numbered(),
      answers: {
        ...done,
        404: { description: 'There is none', schema: z.object({ error: z.literal('Something went wrong') }) },
      },
    },
  ],
}
