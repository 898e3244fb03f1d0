import type {
  CreateInvoiceBody,
  InvoiceClientChoice,
  InvoiceDocument,
  InvoiceLineInput,
} from '../../_shared/contract/demo/invoice-documents.ts'
import { INVOICE_BANK } from '../../_shared/contract/demo/invoice-documents.ts'
import { calculateInvoice } from '../../_shared/contract/demo/invoice-totals.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { invalid, notFound } from '../../_shared/http/errors.ts'
import { demoConflict } from './demo-conflict.ts'
import { pictureUrl } from './present.ts'

/** An invoice client with its id as JSON. */
export const CLIENT_CHOICE = `json_build_object('id', c.id, 'name', c.name, 'company', c.company,
  'companyEmail', c.company_email, 'country', c.country, 'contact', c.contact, 'address', c.address)`

type DocumentRow = Omit<
  InvoiceDocument,
  'subtotalCents' | 'discountCents' | 'taxCents' | 'paidCents' | 'bank'
>

/** Returns an invoice with lines, payments and totals; throws 404 when it does not exist. */
export async function readDocument(tx: Tx, id: number): Promise<InvoiceDocument> {
  const [row] = await tx<DocumentRow[]>`
    select t.id, t.issued_date, t.due_date,
        t.payment_terms, ${tx.unsafe(CLIENT_CHOICE)} as client, c.avatar, t.note, t.revision,
        t.invoice_status, (t.total * 100)::bigint as total_cents, (t.balance * 100)::bigint as balance_cents,
        coalesce((select json_agg(json_build_object('service', l.service, 'description', l.description, 'costCents', l.cost_cents,
          'hoursHundredths', l.hours_hundredths, 'discountBps', l.discount_bps, 'taxBps', l.tax_bps, 'amountCents', l.amount_cents)
          order by l.n) from demo.invoice_lines l where l.invoice_id = t.id), '[]') as lines,
        coalesce((select json_agg(json_build_object('id', p.id, 'amountCents', p.amount_cents, 'paidOn', p.paid_on,
          'method', p.method, 'note', p.note) order by p.paid_on, p.created_at, p.id)
          from demo.invoice_payments p where p.invoice_id = t.id), '[]') as payments
      from demo.invoices t join demo.invoice_clients c on c.id = t.client_id where t.id = ${id}`
  if (!row) throw notFound()
  const { subtotal, discount, tax } = calculateInvoice(row.lines)
  return {
    ...row,
    avatar: pictureUrl(row.avatar),
    subtotalCents: subtotal,
    discountCents: discount,
    taxCents: tax,
    paidCents: row.totalCents - row.balanceCents,
    bank: INVOICE_BANK,
  }
}

/** Locks an invoice and compares it with the state that the caller saw; throws 404 or 409. */
export async function lockInvoice(
  tx: Tx,
  id: number,
  seen: { revision?: number; balanceCents?: number } = {},
): Promise<void> {
  const [row] = await tx<{ revision: number; cents: number }[]>`
    select revision, (balance * 100)::bigint as cents from demo.invoices where id = ${id} for update`
  if (!row) throw notFound()
  const isCurrent =
    (seen.revision ?? row.revision) === row.revision && (seen.balanceCents ?? row.cents) === row.cents
  if (!isCurrent)
    throw await demoConflict(tx, 'invoices', tx`id = ${id}`, { document: await readDocument(tx, id) })
}

/** Returns the client of an invoice: an existing one by id, or a new one from its fields. */
export async function resolveClient(
  tx: Tx,
  client: CreateInvoiceBody['client'],
): Promise<InvoiceClientChoice> {
  const [row] =
    typeof client === 'number'
      ? await tx<{ client: InvoiceClientChoice }[]>`
          select ${tx.unsafe(CLIENT_CHOICE)} as client from demo.invoice_clients c where c.id = ${client}`
      : await tx<{ client: InvoiceClientChoice }[]>`
          insert into demo.invoice_clients as c (name, company, company_email, country, contact, address, avatar)
          values (${client.name}, ${client.company}, ${client.companyEmail}, ${client.country}, ${client.contact},
            ${client.address}, 'demo/avatars/new-client.svg') returning ${tx.unsafe(CLIENT_CHOICE)} as client`
  if (!row) throw invalid({ client: 'no_client' })
  return row.client
}

/** The columns of an invoice that its content sets. */
export const contentColumns = (body: CreateInvoiceBody, client: InvoiceClientChoice) => ({
  client_id: client.id,
  client_name: client.name,
  client_email: client.companyEmail,
  issued_date: body.issuedDate,
  due_date: body.dueDate,
  service: body.lines[0]?.service ?? '',
  note: body.note,
  payment_terms: body.paymentTerms,
})

/** Inserts the lines of an invoice with their calculated amounts; a trigger then sets the total. */
export async function insertLines(tx: Tx, id: number, lines: readonly InvoiceLineInput[]): Promise<void> {
  const amounts = calculateInvoice(lines).lines
  const rows = lines.map((line, at) => ({
    invoice_id: id,
    n: at + 1,
    service: line.service,
    description: line.description,
    cost_cents: line.costCents,
    hours_hundredths: line.hoursHundredths,
    discount_bps: line.discountBps,
    tax_bps: line.taxBps,
    amount_cents: amounts[at]?.amount ?? 0,
  }))
  await tx`insert into demo.invoice_lines ${tx(rows)}`
}
