import type { InvoiceDocument } from '@contract/demo/invoice-documents.ts'
import type { IntlShape } from 'react-intl'
import { formatDate } from '@/ui/format-date.ts'
import { formatMoney } from '@/ui/format-money.ts'
import { formatDecimal } from './decimal.ts'

/** The parts of an invoice that its sheet shows; `id` is null for an invoice that is not saved. */
export type SheetSource = Omit<
  InvoiceDocument,
  'id' | 'avatar' | 'payments' | 'invoiceStatus' | 'revision' | 'client'
> & {
  id: number | null
  client: Omit<InvoiceDocument['client'], 'id'>
}

type Fact = { label: string; value: string }

/** The texts of an invoice, which the preview, the print and the PDF share. */
export type InvoiceSheet = {
  title: string
  from: string[]
  toLabel: string
  to: string[]
  facts: Fact[]
  linesLabel: string
  columns: string[]
  lines: { service: string; description: string; figures: string[] }[]
  totals: (Fact & { isStrong: boolean })[]
  bankLabel: string
  bank: Fact[]
  noteLabel: string
  note: string
}

const sender = ['Quillport', '12 Quay Street', 'Cork, Ireland', 'billing@quillport.example']

/** Builds the texts of an invoice in the reader's language. */
export function buildInvoiceSheet(intl: IntlShape, source: SheetSource): InvoiceSheet {
  const t = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `invoice.sheet.${id}` }, values)
  const money = (cents: number) => formatMoney(intl, cents)
  const percent = (bps: number) =>
    intl.formatNumber(bps / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  const day = (value: string) => formatDate(intl, value, 'day')
  const { client, bank } = source
  const total = (id: string, cents: number, isStrong = false) => ({
    label: t(id),
    value: money(cents),
    isStrong,
  })
  return {
    title: source.id === null ? t('new') : t('title', { id: String(source.id) }),
    from: sender,
    toLabel: t('to'),
    to: [
      client.name,
      client.company,
      client.address,
      client.country,
      client.contact,
      client.companyEmail,
    ].filter((text) => text !== ''),
    facts: [
      { label: t('issued'), value: day(source.issuedDate) },
      { label: t('due'), value: day(source.dueDate) },
      { label: t('terms'), value: intl.formatMessage({ id: `invoice.terms.${source.paymentTerms}` }) },
    ],
    linesLabel: t('lines'),
    columns: ['service', 'cost', 'hours', 'discount', 'tax', 'amount'].map((id) => t(id)),
    lines: source.lines.map((line) => ({
      service: line.service,
      description: line.description,
      figures: [
        money(line.costCents),
        formatDecimal(intl, line.hoursHundredths),
        percent(line.discountBps),
        percent(line.taxBps),
        money(line.amountCents),
      ],
    })),
    totals: [
      total('subtotal', source.subtotalCents),
      total('discount', source.discountCents === 0 ? 0 : -source.discountCents),
      total('tax', source.taxCents),
      total('total', source.totalCents, true),
      ...(source.paidCents === 0 ? [] : [total('paid', -source.paidCents)]),
      total('balance', source.balanceCents, true),
    ],
    bankLabel: t('bank'),
    bank: [
      { label: t('bank-name'), value: bank.bankName },
      { label: t('bank-country'), value: bank.country },
      { label: 'IBAN', value: bank.iban },
      { label: 'SWIFT', value: bank.swiftCode },
    ],
    noteLabel: t('note'),
    note: source.note,
  }
}
