import type { Hono } from 'hono'
import { type Invoice, invoiceListQuery } from '../../_shared/contract/demo/invoice.ts'
import { readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { fixedResponse } from '../../_shared/http/fixed-responses.ts'
import { asDemo, deleteRow, numberParam } from './as-demo.ts'
import { readDateRange } from './date-range.ts'
import { listResponse } from './list-response.ts'
import { CLIENT_COLUMNS, INVOICE_COLUMNS, INVOICE_JOIN, invoiceListDefinition } from './office-lists.ts'
import { dollars, pictureUrl } from './present.ts'
import { runDemoList } from './run-demo-list.ts'

/** Where the sample invoices are to be paid; the bank is invented. */
const BANK = {
  bankName: 'Harbour Mutual Bank',
  country: 'Ireland',
  iban: 'IE64 QLPT 9000 1712 3456 78',
  swiftCode: 'QLPTIE2D',
}

/** `/api/apps/invoice`: list, one, clients, delete. */
export function demoInvoiceResource(api: Hono<Env>): void {
  api.get('/apps/invoice/clients', async (c) => {
    const rows = await asDemo(
      c,
      'read',
      (tx) => tx<{ client: Invoice['client'] }[]>`
        select ${tx.unsafe(CLIENT_COLUMNS)} as client from demo.invoice_clients as c order by c.id limit 5`,
    )
    return c.json(rows.map(({ client }) => client))
  })

  api.get('/apps/invoice', async (c) => {
    const query = readQuery(c, invoiceListQuery)
    const { start, end } = readDateRange(c.req.queries(), 'selectedDateRange')
    const page = await asDemo(c, 'read', (tx) => {
      const conditions = []
      if (query.status !== '') conditions.push(tx`t.invoice_status = ${query.status}`)
      if (start !== null) conditions.push(tx`t.issued_date >= ${start}::date`)
      if (end !== null) conditions.push(tx`t.issued_date <= ${end}::date`)
      return runDemoList<Invoice>(tx, invoiceListDefinition, query, conditions)
    })
    return listResponse(c, page, (totalInvoices) => ({ invoices: page.rows.map(present), totalInvoices }))
  })

  api.get('/apps/invoice/:id', async (c) => {
    const id = numberParam(c, 'id') ?? -1
    const [row] = await asDemo(
      c,
      'read',
      (tx) => tx<Invoice[]>`
        select ${tx.unsafe(INVOICE_COLUMNS)} from demo.invoices as t ${tx.unsafe(INVOICE_JOIN)} where t.id = ${id}`,
    )
    if (!row) return fixedResponse('invoiceUnknown')
    return c.json({
      invoice: present(row),
      paymentDetails: { totalDue: dollars(Math.max(0, row.balance)), ...BANK },
    })
  })

  api.delete('/apps/invoice/:id', async (c) =>
    (await deleteRow(c, 'invoices')) ? c.body(null, 204) : fixedResponse('invoiceNotDeleted'),
  )
}

const present = (row: Invoice): Invoice => ({ ...row, avatar: pictureUrl(row.avatar) })
