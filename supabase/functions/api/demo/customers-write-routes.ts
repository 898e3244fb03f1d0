import { createRoute } from '@hono/zod-openapi'
import {
  createCustomerBody,
  customerNotificationBody,
  customerRecord,
  customerRecordResponse,
  updateCustomerBody,
} from '../../_shared/contract/demo/customer-records.ts'
import { SHOP_COUNTRIES } from '../../_shared/contract/demo/postal-address.ts'
import { invalid } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'
import { jsonBody, numberParams } from '../../_shared/http/request.ts'
import { conflict, created, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { lockCustomer, readCustomerRecord } from './customer-record.ts'
import { demoConflict } from './demo-conflict.ts'

const tags = ['sample shop and invoices']

/** `/api/apps/ecommerce/customers`: adds and changes customers and their notification settings. */
export function demoCustomersWriteResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/ecommerce/customers',
      tags,
      summary: 'Adds a customer; an email address in use is refused.',
      request: { body: jsonBody(createCustomerBody) },
      responses: created(customerRecordResponse),
    }),
    async (c) => {
      const { name, email, contact, countryCode, status } = c.req.valid('json')
      const customer = await withEmailError(
        asDemo(c, 'create', async (tx) => {
          const [row] = await tx<{ customerId: number }[]>`
            insert into demo.customers (customer, email, contact, country, country_code, status)
            values (${name}, ${email}, ${contact}, ${SHOP_COUNTRIES[countryCode]}, ${countryCode}, ${status})
            returning customer_id`
          return readCustomerRecord(tx, row?.customerId ?? 0)
        }),
      )
      return c.json({ customer }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/customers/{id}/record',
      tags,
      summary: 'Returns a customer by customerId with figures, addresses, cards, devices and notifications.',
      request: { params: numberParams('id') },
      responses: ok(customerRecordResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ customer: await asDemo(c, 'read', (tx) => readCustomerRecord(tx, id)) }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/ecommerce/customers/{id}',
      tags,
      summary: 'Changes a customer.',
      request: { params: numberParams('id'), body: jsonBody(updateCustomerBody) },
      responses: { ...ok(customerRecordResponse), ...conflict({ customer: customerRecord }) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, name, email, contact, countryCode, status } = c.req.valid('json')
      const customer = await withEmailError(
        asDemo(c, 'update', async (tx) => {
          const locked = await lockCustomer(tx, id)
          if (locked.revision !== revision)
            throw await demoConflict(tx, 'customers', tx`id = ${locked.id}`, {
              customer: await readCustomerRecord(tx, id),
            })
          await tx`
            update demo.customers set customer = ${name}, email = ${email}, contact = ${contact},
              country = ${SHOP_COUNTRIES[countryCode]}, country_code = ${countryCode}, status = ${status} where id = ${locked.id}`
          return readCustomerRecord(tx, id)
        }),
      )
      return c.json({ customer }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/ecommerce/customers/{id}/notifications',
      tags,
      summary: 'Sets how a customer is notified of a topic.',
      request: { params: numberParams('id'), body: jsonBody(customerNotificationBody) },
      responses: ok(customerRecordResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { topic, byEmail, byBrowser } = c.req.valid('json')
      const customer = await asDemo(c, 'update', async (tx) => {
        const locked = await lockCustomer(tx, id)
        await tx`
          insert into demo.customer_notifications (customer_id, topic, by_email, by_browser)
          values (${locked.id}, ${topic}, ${byEmail}, ${byBrowser})
          on conflict (customer_id, topic) do update set by_email = excluded.by_email, by_browser = excluded.by_browser`
        return readCustomerRecord(tx, id)
      })
      return c.json({ customer }, 200)
    },
  )
}

/** Awaits a write and converts a second use of an e-mail address to a message at the field. */
async function withEmailError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const isTaken =
      isDatabaseError(error) &&
      (error as { constraint_name?: string }).constraint_name === 'customers_email_key'
    throw isTaken ? invalid({ email: 'taken' }) : error
  }
}
