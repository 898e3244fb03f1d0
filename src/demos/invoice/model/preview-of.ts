import {
  INVOICE_BANK,
  type InvoiceClientChoice,
  type InvoiceDocument,
} from '@contract/demo/invoice-documents.ts'
import { calculateInvoice } from '@contract/demo/invoice-totals.ts'
import { isDay } from '@/ui/form/days.ts'
import { type InvoiceValues, readLine } from './invoice-form.ts'
import type { SheetSource } from './invoice-sheet.ts'

/** Returns the sheet of a typed invoice: its amounts are calculated as the API will, its payments are the stored ones. */
export function previewOf(
  values: InvoiceValues,
  base: InvoiceDocument | null,
  clients: readonly InvoiceClientChoice[],
): SheetSource {
  const lines = values.lines.map(readLine)
  const { lines: amounts, subtotal, discount, tax, total } = calculateInvoice(lines)
  const paidCents = base?.paidCents ?? 0
  const known = clients.find(({ id }) => String(id) === values.client)
  return {
    id: base?.id ?? null,
    issuedDate: values.issuedDate,
    dueDate: isDay(values.dueDate) ? values.dueDate : values.issuedDate,
    paymentTerms: values.paymentTerms,
    client: known ?? values.newClient,
    lines: lines.map((line, at) => ({ ...line, amountCents: amounts[at]?.amount ?? 0 })),
    note: values.note,
    subtotalCents: subtotal,
    discountCents: discount,
    taxCents: tax,
    totalCents: total,
    paidCents,
    balanceCents: total - paidCents,
    bank: INVOICE_BANK,
  }
}
