import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import {
  type Invoice,
  invoiceClientList,
  invoiceDetail,
  invoiceList,
  invoiceListQuery,
} from '../../_shared/contract/demo/invoice.ts'
import { INVOICE_BANK } from '../../_shared/contract/demo/invoice-documents.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { numberOrZeroParams } from '../../_shared/http/request.ts'
import { noContent, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo, deleteRow } from './as-demo.ts'
import { readDateRange } from './date-range.ts'
import { invoiceNotDeleted, invoiceUnknown } from './fixed-errors.ts'
import { CLIENT_COLUMNS, INVOICE_COLUMNS, INVOICE_JOIN, invoiceListDefinition } from './office-lists.ts'
import { dollars, pictureUrl } from './present.ts'

const tags = ['sample shop and invoices']

/** For the OpenAPI document only: {@link readDateRange} reads the range, because its parameter may repeat. */
const rangeQuery = invoiceListQuery.extend({
  'selectedDateRange[start]': z.unknown().optional().meta({ type: 'string', format: 'date' }),
  'selectedDateRange[end]': z.unknown().optional().meta({ type: 'string', format: 'date' }),
})

/** `/api/apps/invoice`: list, one, clients, delete. */
export function demoInvoiceResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/invoice/clients',
      tags,
      summary: 'Lists the first five invoice clients.',
      responses: ok(invoiceClientList),
    }),
    async (c) => {
      const rows = await asDemo(
        c,
        'read',
        (tx) => tx<{ client: Invoice['client'] }[]>`
        select ${tx.unsafe(CLIENT_COLUMNS)} as client from demo.invoice_clients as c order by c.id limit 5`,
      )
      return c.json(
        rows.map(({ client }) => client),
        200,
      )
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/invoice',
      tags,
      summary: 'Lists invoices, sorted by client, total, id, date or balance; by default newest first.',
      request: { query: rangeQuery },
      responses: ok(invoiceList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { start, end } = readDateRange(c.req.queries(), 'selectedDateRange')
      const page = await asDemo(c, 'read', (tx) => {
        const conditions = []
        if (query.status !== '') conditions.push(tx`t.invoice_status = ${query.status}`)
        if (query.unpaid !== null) conditions.push(tx`t.invoice_status not in ('Paid', 'Draft')`)
        if (start !== null) conditions.push(tx`t.issued_date >= ${start}::date`)
        if (end !== null) conditions.push(tx`t.issued_date <= ${end}::date`)
        return runList<Invoice>(tx, invoiceListDefinition, query, conditions)
      })
      return c.json({ invoices: page.rows.map(present), totalInvoices: page.total }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/invoice/{id}',
      tags,
      summary: 'Returns an invoice with its payment details.',
      request: { params: numberOrZeroParams('id') },
      responses: {
        ...ok(invoiceDetail),
        ...invoiceUnknown.responses,
      },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const [row] = await asDemo(
        c,
        'read',
        (tx) => tx<Invoice[]>`
        select ${tx.unsafe(INVOICE_COLUMNS)} from demo.invoices as t ${tx.unsafe(INVOICE_JOIN)} where t.id = ${id}`,
      )
      if (!row) return invoiceUnknown.respond()
      return c.json(
        {
          invoice: present(row),
          paymentDetails: { totalDue: dollars(Math.max(0, row.balance)), ...INVOICE_BANK },
        },
        200,
      )
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/invoice/{id}',
      tags,
      summary: 'Deletes an invoice.',
      request: { params: numberOrZeroParams('id') },
      responses: { ...noContent, ...invoiceNotDeleted.responses },
    }),
    async (c) =>
      (await deleteRow(c, 'invoices', c.req.valid('param').id))
        ? c.body(null, 204)
        : invoiceNotDeleted.respond(),
  )
}

const present = (row: Invoice): Invoice => ({ ...row, avatar: pictureUrl(row.avatar) })
