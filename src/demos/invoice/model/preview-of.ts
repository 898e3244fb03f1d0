import {
  INVOICE_BANK,
  type InvoiceClientChoice,
  type InvoiceDocument,
} from '@contract/demo/invoice-documents.ts'
import { calculateInvoice } from '@contract/demo/invoice-totals.ts'
import { isDay } from '@/ui/form/days.ts'
import { type InvoiceValues, type LineFigure, readLine, wrongFigures } from './invoice-form.ts'
import type { SheetSource } from './invoice-sheet.ts'

/**
 * Returns the sheet of a typed invoice: its amounts are calculated as the API will, its payments are the stored ones. An
 * amount that depends on a wrong figure, and a day that does not exist, are null.
 */
export function previewOf(
  values: InvoiceValues,
  base: InvoiceDocument | null,
  clients: readonly InvoiceClientChoice[],
): SheetSource {
  const lines = values.lines.map(readLine)
  const isWrong = values.lines.some((line) => wrongFigures(line).length > 0)
  const known = (cents: number) => (isWrong ? null : cents)
  const day = (text: string) => (isDay(text) ? text : null)
  const { lines: amounts, subtotal, discount, tax, total } = calculateInvoice(lines)
  const paidCents = base?.paidCents ?? 0
  const client = clients.find(({ id }) => String(id) === values.client)
  return {
    id: base?.id ?? null,
    issuedDate: day(values.issuedDate),
    dueDate: day(values.dueDate),
    paymentTerms: values.paymentTerms,
    client: client ?? values.newClient,
    lines: lines.map((line, at) => {
      const wrong = values.lines[at] ? wrongFigures(values.lines[at]) : []
      const figure = (name: LineFigure, value: number) => (wrong.includes(name) ? null : value)
      return {
        ...line,
        costCents: figure('cost', line.costCents),
        hoursHundredths: figure('hours', line.hoursHundredths),
        discountBps: figure('discount', line.discountBps),
        taxBps: figure('tax', line.taxBps),
        amountCents: wrong.length === 0 ? (amounts[at]?.amount ?? 0) : null,
      }
    }),
    note: values.note,
    subtotalCents: known(subtotal),
    discountCents: known(discount),
    taxCents: known(tax),
    totalCents: known(total),
    paidCents,
    balanceCents: known(total - paidCents),
    bank: INVOICE_BANK,
  }
}
