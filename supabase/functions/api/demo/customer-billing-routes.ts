import { createRoute } from '@hono/zod-openapi'
import {
  addCardBody,
  addCustomerAddressBody,
  customerRecord,
  customerRecordResponse,
  updateCustomerAddressBody,
} from '../../_shared/contract/demo/customer-records.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { invalid, notFound } from '../../_shared/http/errors.ts'
import { jsonBody, numberParams } from '../../_shared/http/request.ts'
import { conflict, created, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { lockCustomer, readCustomerRecord } from './customer-record.ts'
import { demoConflict } from './demo-conflict.ts'

const tags = ['sample shop and invoices']

/** The tables with a default row for each customer. */
const TABLES = { addresses: 'demo.customer_addresses', cards: 'demo.customer_cards' } as const
type Kind = keyof typeof TABLES

/** `/api/apps/ecommerce/customers/{id}`: the addresses and the payment cards of a customer (R-343, R-345). */
export function demoCustomerBillingResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/ecommerce/customers/{id}/addresses',
      tags,
      summary: 'Adds an address to a customer; the first one is the default.',
      request: { params: numberParams('id'), body: jsonBody(addCustomerAddressBody) },
      responses: created(customerRecordResponse),
    }),
    async (c) => {
      const { recipient, street, extra, postcode, city, countryCode } = c.req.valid('json')
      const customer = await change(c, c.req.valid('param').id, async (tx, customerId) => {
        await tx`
          insert into demo.customer_addresses (customer_id, recipient, street, extra, postcode, city, country_code, is_default)
          values (${customerId}, ${recipient}, ${street}, ${extra}, ${postcode}, ${city}, ${countryCode},
            not exists (select from demo.customer_addresses a where a.customer_id = ${customerId} and a.is_default))`
      })
      return c.json({ customer }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/ecommerce/customers/{id}/addresses/{entryId}',
      tags,
      summary: 'Changes an address of a customer.',
      request: { params: numberParams('id', 'entryId'), body: jsonBody(updateCustomerAddressBody) },
      responses: { ...ok(customerRecordResponse), ...conflict({ customer: customerRecord }) },
    }),
    async (c) => {
      const { id, entryId } = c.req.valid('param')
      const { revision, recipient, street, extra, postcode, city, countryCode } = c.req.valid('json')
      const customer = await change(c, id, async (tx, customerId) => {
        const [address] = await tx<{ revision: number }[]>`
          select revision from demo.customer_addresses where id = ${entryId} and customer_id = ${customerId}`
        if (!address) throw notFound()
        if (address.revision !== revision)
          throw await demoConflict(tx, 'customer_addresses', tx`id = ${entryId}`, {
            customer: await readCustomerRecord(tx, id),
          })
        await tx`
          update demo.customer_addresses set recipient = ${recipient}, street = ${street}, extra = ${extra},
            postcode = ${postcode}, city = ${city}, country_code = ${countryCode} where id = ${entryId}`
      })
      return c.json({ customer }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/ecommerce/customers/{id}/cards',
      tags,
      summary: 'Adds a payment card without its number; the first one is the default.',
      request: { params: numberParams('id'), body: jsonBody(addCardBody) },
      responses: created(customerRecordResponse),
    }),
    async (c) => {
      const { brand, lastFour, holder, expires } = c.req.valid('json')
      const customer = await change(c, c.req.valid('param').id, async (tx, customerId) => {
        const [card] = await tx`
          insert into demo.customer_cards (customer_id, brand, last_four, holder, expires_on, is_default)
          select ${customerId}, ${brand}, ${lastFour}, ${holder}, last.day,
            not exists (select from demo.customer_cards a where a.customer_id = ${customerId} and a.is_default)
            from (select (${`${expires}-01`}::date + interval '1 month' - interval '1 day')::date as day) as last
           where last.day >= (now() at time zone 'Etc/GMT+12')::date returning id`
        if (!card) throw invalid({ expires: 'past' })
      })
      return c.json({ customer }, 201)
    },
  )

  for (const kind of ['addresses', 'cards'] as const) {
    api.openapi(
      createRoute({
        method: 'delete',
        path: `/apps/ecommerce/customers/{id}/${kind}/{entryId}`,
        tags,
        summary: `Deletes one of the ${kind} of a customer; the oldest remaining one becomes the default.`,
        request: { params: numberParams('id', 'entryId') },
        responses: ok(customerRecordResponse),
      }),
      async (c) => {
        const { id, entryId } = c.req.valid('param')
        const customer = await change(c, id, async (tx, customerId) => {
          const gone =
            await tx`delete from ${tx(TABLES[kind])} where id = ${entryId} and customer_id = ${customerId}`
          if (gone.count === 0) throw notFound()
          await tx`
            update ${tx(TABLES[kind])} set is_default = true
             where id = (select min(a.id) from ${tx(TABLES[kind])} as a where a.customer_id = ${customerId})
               and not exists (select from ${tx(TABLES[kind])} as b where b.customer_id = ${customerId} and b.is_default)`
        })
        return c.json({ customer }, 200)
      },
    )
    api.openapi(
      createRoute({
        method: 'put',
        path: `/apps/ecommerce/customers/{id}/${kind}/{entryId}/default`,
        tags,
        summary: `Makes one of the ${kind} of a customer the default.`,
        request: { params: numberParams('id', 'entryId') },
        responses: ok(customerRecordResponse),
      }),
      async (c) => {
        const { id, entryId } = c.req.valid('param')
        const customer = await change(c, id, (tx, customerId) => setDefault(tx, kind, customerId, entryId))
        return c.json({ customer }, 200)
      },
    )
  }
}

/** Runs a change on a locked customer and returns the customer afterwards. */
const change = (c: Ctx, id: number, work: (tx: Tx, customerId: number) => Promise<void>) =>
  asDemo(c, 'update', async (tx) => {
    const locked = await lockCustomer(tx, id)
    await work(tx, locked.id)
    return readCustomerRecord(tx, id)
  })

async function setDefault(tx: Tx, kind: Kind, customerId: number, entryId: number): Promise<void> {
  const table = tx(TABLES[kind])
  await tx`update ${table} set is_default = false where customer_id = ${customerId} and is_default and id <> ${entryId}`
  const set =
    await tx`update ${table} set is_default = true where customer_id = ${customerId} and id = ${entryId}`
  if (set.count === 0) throw notFound()
}
