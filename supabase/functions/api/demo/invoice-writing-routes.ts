import { createRoute } from '@hono/zod-openapi'
import {
  createInvoiceBody,
  type InvoiceClientChoice,
  invoiceClientChoices,
  invoiceDocumentResponse,
  invoiceSummary,
  updateInvoiceBody,
} from '../../_shared/contract/demo/invoice-documents.ts'
import { jsonBody, numberParams } from '../../_shared/http/request.ts'
import { conflict, created, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import {
  CLIENT_CHOICE,
  contentColumns,
  insertLines,
  lockInvoice,
  readDocument,
  resolveClient,
} from './invoice-documents.ts'

const tags = ['sample shop and invoices']

type SummaryRow = {
  clients: number
  invoices: number
  paid: number
  paidCents: string
  unpaid: number
  unpaidCents: string
}

/** `/api/apps/invoice`: figures, clients, and writing an invoice. */
export function demoInvoiceWritingResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/invoice/summary',
      tags,
      summary: 'Returns the number of clients and invoices, and the paid and unpaid amounts.',
      responses: ok(invoiceSummary),
    }),
    async (c) => {
      const [row] = await asDemo(
        c,
        'read',
        (tx) => tx<SummaryRow[]>`
        select count(distinct client_id)::int as clients, count(*)::int as invoices,
            (count(*) filter (where invoice_status = 'Paid'))::int as paid,
            coalesce(sum(total * 100) filter (where invoice_status = 'Paid'), 0)::bigint as paid_cents,
            (count(*) filter (where invoice_status not in ('Paid', 'Draft')))::int as unpaid,
            coalesce(sum(balance * 100) filter (where invoice_status not in ('Paid', 'Draft')), 0)::bigint as unpaid_cents
          from demo.invoices`,
      )
      if (!row) throw new Error('The summary returned no row')
      const { clients, invoices } = row
      return c.json(
        {
          clients,
          invoices,
          paid: { invoices: row.paid, cents: Number(row.paidCents) },
          unpaid: { invoices: row.unpaid, cents: Number(row.unpaidCents) },
        },
        200,
      )
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/invoice/client-choices',
      tags,
      summary: 'Lists the clients that an invoice may name, by name.',
      responses: ok(invoiceClientChoices),
    }),
    async (c) => {
      const rows = await asDemo(
        c,
        'read',
        (tx) => tx<{ client: InvoiceClientChoice }[]>`
        select ${tx.unsafe(CLIENT_CHOICE)} as client from demo.invoice_clients c order by c.name, c.id limit 500`,
      )
      return c.json({ clients: rows.map(({ client }) => client) }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/invoice',
      tags,
      summary: 'Creates a draft invoice.',
      request: { body: jsonBody(createInvoiceBody) },
      responses: created(invoiceDocumentResponse),
    }),
    async (c) => {
      const body = c.req.valid('json')
      const document = await asDemo(c, 'create', async (tx) => {
        const client = await resolveClient(tx, body.client)
        const [row] = await tx<{ id: number }[]>`
          insert into demo.invoices ${tx(contentColumns(body, client))} returning id`
        const id = row?.id ?? 0
        await insertLines(tx, id, body.lines)
        return readDocument(tx, id)
      })
      return c.json({ document }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/invoice/{id}/document',
      tags,
      summary: 'Returns a whole invoice with lines, payments and totals in cents.',
      request: { params: numberParams('id') },
      responses: ok(invoiceDocumentResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ document: await asDemo(c, 'read', (tx) => readDocument(tx, id)) }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/invoice/{id}',
      tags,
      summary: 'Replaces the content of an invoice; its payments stay.',
      request: { params: numberParams('id'), body: jsonBody(updateInvoiceBody) },
      responses: { ...ok(invoiceDocumentResponse), ...conflict(invoiceDocumentResponse.shape) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, ...body } = c.req.valid('json')
      const document = await asDemo(c, 'update', async (tx) => {
        await lockInvoice(tx, id, { revision })
        const client = await resolveClient(tx, body.client)
        await tx`update demo.invoices set ${tx(contentColumns(body, client))} where id = ${id}`
        await tx`delete from demo.invoice_lines where invoice_id = ${id}`
        await insertLines(tx, id, body.lines)
        return readDocument(tx, id)
      })
      return c.json({ document }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/invoice/{id}/duplicate',
      tags,
      summary: 'Creates a draft with the content of an invoice, issued today.',
      request: { params: numberParams('id') },
      responses: created(invoiceDocumentResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const document = await asDemo(c, 'create', async (tx) => {
        const source = await readDocument(tx, id)
        const [copy] = await tx<{ id: number }[]>`
          insert into demo.invoices (client_id, client_name, client_email, issued_date, due_date, service, note, payment_terms)
          select client_id, client_name, client_email, today, today + (due_date - issued_date), service, note, payment_terms
            from demo.invoices, (select (now() at time zone 'utc')::date as today) as clock where id = ${id} returning id`
        const made = copy?.id ?? 0
        if (source.lines.length > 0) await insertLines(tx, made, source.lines)
        return readDocument(tx, made)
      })
      return c.json({ document }, 201)
    },
  )
}
