import type { InvoiceDocument } from '@contract/demo/invoice-documents.ts'
import type { IntlShape } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { formatDecimal } from '@/ui/format/decimal.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { taxByRate } from './tax-by-rate.ts'

/** Shown for an amount or a day that cannot be told yet. */
export const NO_VALUE = '–'

type Line = InvoiceDocument['lines'][number]
type Figures = 'costCents' | 'hoursHundredths' | 'discountBps' | 'taxBps' | 'amountCents'
type Totals = 'subtotalCents' | 'discountCents' | 'taxCents' | 'totalCents' | 'balanceCents'
type Days = 'issuedDate' | 'dueDate'

/**
 * The parts of an invoice that its sheet shows; `id` is null for an invoice that is not saved, and a value is null that
 * cannot be told yet.
 */
export type SheetSource = Pick<InvoiceDocument, 'paymentTerms' | 'note' | 'paidCents' | 'bank'> &
  Record<Totals, number | null> &
  Record<Days, string | null> & {
    id: number | null
    client: Omit<InvoiceDocument['client'], 'id'>
    lines: (Omit<Line, Figures> & Record<Figures, number | null>)[]
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

/** The fictional firm that sends the sample invoices. */
const sender = ['Quillport Ltd', '12 Quay Street', 'Cork, Ireland', 'billing@quillport.example']
const taxNumber = 'IE 0123456 QP'

/** Builds the texts of an invoice in the reader's language. */
export function buildInvoiceSheet(intl: IntlShape, source: SheetSource): InvoiceSheet {
  const t = (id: MessageKey<'invoice.sheet'>, values?: Record<string, string>) =>
    intl.formatMessage({ id: `invoice.sheet.${id}` }, values)
  const money = (cents: number | null) => (cents === null ? NO_VALUE : formatMoney(intl, cents))
  const percent = (bps: number | null) =>
    bps === null ? NO_VALUE : intl.formatNumber(bps / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  const day = (value: string | null) => (value === null ? NO_VALUE : formatDate(intl, value, 'day'))
  const { client, bank } = source
  const total = (id: MessageKey<'invoice.sheet'>, cents: number | null, isStrong = false) => ({
    label: t(id),
    value: money(cents),
    isStrong,
  })
  return {
    title: source.id === null ? t('new') : t('title', { id: String(source.id) }),
    from: [...sender, t('tax-number', { number: taxNumber })],
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
      ...(source.id === null ? [] : [{ label: t('number'), value: String(source.id) }]),
      { label: t('issued'), value: day(source.issuedDate) },
      { label: t('due'), value: day(source.dueDate) },
      { label: t('terms'), value: intl.formatMessage({ id: `invoice.terms.${source.paymentTerms}` }) },
    ],
    linesLabel: t('lines'),
    columns: (['service', 'cost', 'hours', 'discount', 'tax', 'amount'] as const).map((id) => t(id)),
    lines: source.lines.map((line) => ({
      service: line.service,
      description: line.description,
      figures: [
        money(line.costCents),
        line.hoursHundredths === null ? NO_VALUE : formatDecimal(intl, line.hoursHundredths),
        percent(line.discountBps),
        percent(line.taxBps),
        money(line.amountCents),
      ],
    })),
    totals: [
      total('subtotal', source.subtotalCents),
      ...(source.discountCents ? [total('discount', -source.discountCents)] : []),
      ...(taxByRate(source.lines)?.map(({ taxBps, netCents, taxCents }) => ({
        label: t('tax-rate', { rate: percent(taxBps), amount: money(netCents) }),
        value: money(taxCents),
        isStrong: false,
      })) ?? [total('tax', source.taxCents)]),
      total('total', source.totalCents, true),
      ...(source.paidCents === 0 ? [] : [total('paid', -source.paidCents)]),
      (source.balanceCents ?? 0) < 0
        ? total('credit', -(source.balanceCents ?? 0), true)
        : total('balance', source.balanceCents, true),
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
