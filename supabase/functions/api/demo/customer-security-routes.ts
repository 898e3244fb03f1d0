import { createRoute } from '@hono/zod-openapi'
import { customerRecordResponse } from '../../_shared/contract/demo/customer-records.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { numberParams } from '../../_shared/http/request.ts'
import { created, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { asDemo, asDemoWithMail } from './as-demo.ts'
import { lockCustomer, readCustomerRecord } from './customer-record.ts'
import { readShopSettings } from './settings-routes.ts'

const tags = ['sample shop and invoices']

/** `/api/apps/ecommerce/customers/{id}`: signed-in devices and the password reset mail. */
export function demoCustomerSecurityResource(api: ApiRouter, { mail }: Deps): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/ecommerce/customers/{id}/password-mail',
      tags,
      summary: 'Sends a customer a mail that asks for a new password.',
      request: { params: numberParams('id') },
      responses: created(customerRecordResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const record = async (tx: Tx) => {
        const locked = await lockCustomer(tx, id)
        await tx`
          insert into demo.customer_password_mails (customer_id, requested_by)
          values (${locked.id}, coalesce(private.name_of(auth.uid()), ''))`
        return {
          customer: await readCustomerRecord(tx, id),
          store: (await readShopSettings(tx, 'store-details')).name,
        }
      }
      const { customer } = await asDemoWithMail(c, 'update', record, ({ customer: current, store }) =>
        mail.send({
          to: current.email,
          subject: 'Choose a new password',
          paragraphs: [
            `Hello ${current.name},`,
            `The staff of ${store} ask you to choose a new password the next time you sign in.`,
            `Your present password works until then. ${store} never asks for it by mail.`,
          ],
        }),
      )
      return c.json({ customer }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/ecommerce/customers/{id}/devices/{deviceId}',
      tags,
      summary: 'Signs a customer out on a device.',
      request: { params: numberParams('id', 'deviceId') },
      responses: ok(customerRecordResponse),
    }),
    async (c) => {
      const { id, deviceId } = c.req.valid('param')
      const customer = await asDemo(c, 'update', async (tx) => {
        const locked = await lockCustomer(tx, id)
        const gone = await tx`
          delete from demo.customer_devices where id = ${deviceId} and customer_id = ${locked.id}`
        if (gone.count === 0) throw notFound()
        return readCustomerRecord(tx, id)
      })
      return c.json({ customer }, 200)
    },
  )
}
