import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import {
  ORDER_ADDRESS_KINDS,
  type OrderFigures,
  orderAddressBody,
  orderFigures,
  orderRecord,
  orderRecordResponse,
  orderStateBody,
} from '../../_shared/contract/demo/order-records.ts'
import {
  ORDER_TRANSITIONS,
  type OrderState,
  refusalOfTransition,
} from '../../_shared/contract/demo/order-states.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { jsonBody, numberParams } from '../../_shared/http/request.ts'
import { conflict, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { demoConflict } from './demo-conflict.ts'
import { readOrderRecord } from './order-record.ts'

const tags = ['sample shop and invoices']

/** `/api/apps/ecommerce/orders/{id}`: the record, the state and the addresses of an order. */
export function demoOrdersWriteResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/order-figures',
      tags,
      summary: 'Counts the orders that are pending, completed, refunded or failed.',
      responses: ok(orderFigures),
    }),
    async (c) => {
      const [row] = await asDemo(
        c,
        'read',
        (tx) => tx<OrderFigures[]>`
        select count(*) filter (where payment = 'Pending')::int as pending,
          count(*) filter (where payment = 'Paid' and status = 'Delivered')::int as completed,
          count(*) filter (where payment = 'Cancelled')::int as refunded,
          count(*) filter (where payment = 'Failed')::int as failed from demo.orders`,
      )
      return c.json(row as OrderFigures, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/orders/{id}/record',
      tags,
      summary: 'Returns an order by its number with amounts in cents, addresses and timeline.',
      request: { params: numberParams('id') },
      responses: ok(orderRecordResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ order: await asDemo(c, 'read', (tx) => readOrderRecord(tx, id)) }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/apps/ecommerce/orders/{id}/state',
      tags,
      summary: 'Changes the payment or the shipment of an order by one transition.',
      request: { params: numberParams('id'), body: jsonBody(orderStateBody) },
      responses: { ...ok(orderRecordResponse), ...conflict({ order: orderRecord }) },
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { action, revision } = c.req.valid('json')
      const order = await asDemo(c, 'update', async (tx) => {
        const locked = await lockOrder(tx, id)
        if (locked.revision !== revision)
          throw await demoConflict(tx, 'orders', tx`id = ${locked.id}`, {
            order: await readOrderRecord(tx, id),
          })
        if (refusalOfTransition(locked, action) !== null) throw new HttpError('wrong_state')
        const { field, to } = ORDER_TRANSITIONS[action]
        await tx`update demo.orders set ${tx(field)} = ${to} where id = ${locked.id}`
        return readOrderRecord(tx, id)
      })
      return c.json({ order }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/ecommerce/orders/{id}/address/{kind}',
      tags,
      summary: 'Sets the shipping or the billing address of an order.',
      request: {
        params: numberParams('id').extend({ kind: z.enum(ORDER_ADDRESS_KINDS) }),
        body: jsonBody(orderAddressBody),
      },
      responses: { ...ok(orderRecordResponse), ...conflict({ order: orderRecord }) },
    }),
    async (c) => {
      const { id, kind } = c.req.valid('param')
      const { revision, recipient, street, extra, postcode, city, countryCode } = c.req.valid('json')
      const order = await asDemo(c, 'update', async (tx) => {
        const locked = await lockOrder(tx, id)
        const [address] = await tx<{ revision: number }[]>`
          select revision from demo.order_addresses where order_id = ${locked.id} and kind = ${kind}`
        if ((address?.revision ?? 0) !== revision)
          throw await demoConflict(tx, 'order_addresses', tx`order_id = ${locked.id} and kind = ${kind}`, {
            order: await readOrderRecord(tx, id),
          })
        await tx`
          insert into demo.order_addresses (order_id, kind, recipient, street, extra, postcode, city, country_code)
          values (${locked.id}, ${kind}, ${recipient}, ${street}, ${extra}, ${postcode}, ${city}, ${countryCode})
          on conflict (order_id, kind) do update set recipient = excluded.recipient, street = excluded.street,
            extra = excluded.extra, postcode = excluded.postcode, city = excluded.city, country_code = excluded.country_code`
        return readOrderRecord(tx, id)
      })
      return c.json({ order }, 200)
    },
  )
}

async function lockOrder(tx: Tx, orderNo: number): Promise<OrderState & { id: number; revision: number }> {
  const [row] = await tx<(OrderState & { id: number; revision: number })[]>`
    select id, payment, status, revision from demo.orders where order_no = ${orderNo} for update`
  if (!row) throw notFound()
  return row
}
