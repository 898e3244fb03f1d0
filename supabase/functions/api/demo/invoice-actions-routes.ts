import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import {
  addPaymentBody,
  downloadInvoiceBody,
  invoiceDocumentResponse,
  sendInvoiceBody,
} from '../../_shared/contract/demo/invoice-documents.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { invalid } from '../../_shared/http/errors.ts'
import { documentBody, jsonBody, numberParams } from '../../_shared/http/request.ts'
import { conflict, created, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { asDemo, asDemoWithMail } from './as-demo.ts'
import { lockInvoice, readDocument } from './invoice-documents.ts'

const tags = ['sample shop and invoices']
const paymentParams = z.object({ ...numberParams('id').shape, payment: z.guid().toLowerCase() })

/** The calls that change the status of an invoice: download, mail, payments (R-382 to R-384, decision 0034). */
export function demoInvoiceActionsResource(api: ApiRouter, { mail }: Deps): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/invoice/{id}/download',
      tags,
      summary: 'Records that the PDF of this state was downloaded.',
      request: { params: numberParams('id'), body: jsonBody(downloadInvoiceBody) },
      responses: { ...ok(invoiceDocumentResponse), ...conflict(invoiceDocumentResponse.shape) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const seen = c.req.valid('json')
      const document = await asDemo(c, 'update', async (tx) => {
        await lockInvoice(tx, id, seen)
        await tx`update demo.invoices set downloaded_at = now() where id = ${id}`
        return readDocument(tx, id)
      })
      return c.json({ document }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/invoice/{id}/send',
      tags,
      summary: 'Sends an invoice by mail with the PDF attached; at most 60 an hour for each person.',
      request: { params: numberParams('id'), body: documentBody(sendInvoiceBody) },
      responses: { ...ok(invoiceDocumentResponse), ...conflict(invoiceDocumentResponse.shape) },
      ...refuses('rate_limited'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { to, subject, message, pdf, ...seen } = c.req.valid('json')
      const record = async (tx: Tx, isRehearsal: boolean) => {
        // A change between the two transactions does not undo that the mail was sent.
        await lockInvoice(tx, id, isRehearsal ? seen : undefined)
        await tx`update demo.invoices set sent_at = now() where id = ${id}`
        return readDocument(tx, id)
      }
      const attachments = [{ filename: `invoice-${id}.pdf`, content: pdf }]
      const document = await asDemoWithMail(c, 'update', record, () =>
        mail.send({ to, subject, paragraphs: message.split(/\n{2,}/), attachments }),
      )
      return c.json({ document }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/invoice/{id}/payments',
      tags,
      summary: 'Adds a payment, which changes balance and status; a repeated id adds nothing.',
      request: { params: numberParams('id'), body: jsonBody(addPaymentBody) },
      responses: created(invoiceDocumentResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const body = c.req.valid('json')
      const document = await asDemo(c, 'update', async (tx) => {
        await lockInvoice(tx, id)
        await requirePayable(tx, id, body)
        await tx`
          insert into demo.invoice_payments (id, invoice_id, amount_cents, paid_on, method, note)
          values (${body.id}, ${id}, ${body.amountCents}, ${body.paidOn}, ${body.method}, ${body.note})
          on conflict (id) do nothing`
        return readDocument(tx, id)
      })
      return c.json({ document }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/invoice/{id}/payments/{payment}',
      tags,
      summary: 'Removes a payment that was added by mistake; a missing one changes nothing.',
      request: { params: paymentParams },
      responses: ok(invoiceDocumentResponse),
    }),
    async (c) => {
      const { id, payment } = c.req.valid('param')
      const document = await asDemo(c, 'update', async (tx) => {
        await lockInvoice(tx, id)
        await tx`delete from demo.invoice_payments where id = ${payment} and invoice_id = ${id}`
        return readDocument(tx, id)
      })
      return c.json({ document }, 200)
    },
  )
}

/** Throws 422 for a payment in the future, or above the open balance without the wish to keep the rest as credit. */
async function requirePayable(tx: Tx, id: number, body: z.output<typeof addPaymentBody>): Promise<void> {
  const [row] = await tx<{ isNew: boolean; isFuture: boolean; cents: number }[]>`
    select not exists (select from demo.invoice_payments p where p.id = ${body.id}) as is_new,
      ${body.paidOn}::date > (now() at time zone 'utc')::date + 1 as is_future, (i.balance * 100)::float8 as cents
      from demo.invoices i where i.id = ${id}`
  if (!row?.isNew) return
  if (row.isFuture) throw invalid({ paidOn: 'future' })
  if (body.amountCents > Math.max(0, row.cents) && !body.keepsCredit)
    throw invalid({ amountCents: 'over_balance' })
}
