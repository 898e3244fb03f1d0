import { defineTable, type MatrixRole, type Rule } from '../types.ts'

const READ: readonly MatrixRole[] = ['admin', 'auth', 'manager', 'user', 'maintainer']
const WRITE: readonly MatrixRole[] = ['admin', 'manager']
const reads: Rule<string> = (role) => READ.includes(role)
const writes: Rule<string> = (role) => WRITE.includes(role)

const INVOICE = `client_id, client_name, client_email, issued_date, due_date, service`

/** Invoices: total, balance and status are written by triggers only. */
export const demoInvoiceTables = [
  defineTable<'any'>({
    table: 'demo.invoices',
    relations: ['any'],
    rows: () => 'true',
    insert: () =>
      `insert into demo.invoices (${INVOICE})
        values (1, 'New', 'new@example.test', '2026-01-01', '2026-01-31', 'Software Development')`,
    set: `note = 'Changed'`,
    may: { select: reads, insert: writes, update: writes, delete: writes },
  }),
  defineTable<'any'>({
    table: 'demo.invoice_clients',
    relations: ['any'],
    rows: () => 'true',
    insert:
      () => `insert into demo.invoice_clients (name, company, company_email, country, contact, address, avatar)
      values ('New', '', 'new@example.test', '', '', '', '')`,
    set: 'name = name',
    may: { select: reads, insert: writes },
  }),
  defineTable<'any'>({
    table: 'demo.invoice_lines',
    relations: ['any'],
    rows: () => 'true',
    insert:
      () => `insert into demo.invoice_lines (invoice_id, n, service, cost_cents, hours_hundredths, amount_cents)
      values (4990, 40, 'Software Development', 100, 100, 100)`,
    set: 'description = description',
    may: { select: reads, insert: writes, delete: writes },
  }),
  defineTable<'any'>({
    table: 'demo.invoice_payments',
    relations: ['any'],
    rows: () => 'true',
    insert: () => `insert into demo.invoice_payments (id, invoice_id, amount_cents, paid_on, method)
      values ('00000000-0000-4000-8000-00000000aaaa', 4990, 100, current_date, 'Cash')`,
    set: 'note = note',
    may: { select: reads, insert: writes, delete: writes },
  }),
]
