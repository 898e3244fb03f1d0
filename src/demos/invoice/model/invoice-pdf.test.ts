import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { INVOICE_BANK } from '@contract/demo/invoice-documents.ts'
import { calculateInvoice } from '@contract/demo/invoice-totals.ts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import pdfMake from 'pdfmake'
import { createIntl } from 'react-intl'
import { beforeEach, describe, expect, it } from 'vitest'
import english from '../../../../locales/en/invoice.json' with { type: 'json' }
import french from '../../../../locales/fr/invoice.json' with { type: 'json' }
import { invoicePdf } from './invoice-pdf.ts'
import { buildInvoiceSheet, type InvoiceSheet, type SheetSource } from './invoice-sheet.ts'

const input = [
  { costCents: 6050, hoursHundredths: 333, discountBps: 1250, taxBps: 2000 },
  { costCents: 123_456_789, hoursHundredths: 100, discountBps: 0, taxBps: 550 },
]
const { lines, subtotal, discount, tax, total } = calculateInvoice(input)
const source: SheetSource = {
  id: 5000,
  issuedDate: '2026-11-01',
  dueDate: '2026-12-01',
  paymentTerms: 'net30',
  client: {
    name: 'Zoë Łukasz',
    company: 'Éditions du Phare',
    companyEmail: 'compta@phare.example',
    country: 'France',
    contact: '+33 2 55 50 01 77',
    address: '14 rue des Embruns, Brest',
  },
  lines: input.map((line, at) => ({
    ...line,
    service: 'Software Development' as const,
    description: `Part ${at + 1}`,
    amountCents: lines[at]?.amount ?? 0,
  })),
  note: 'Thank you',
  subtotalCents: subtotal,
  discountCents: discount,
  taxCents: tax,
  totalCents: total,
  paidCents: 5000,
  balanceCents: total - 5000,
  bank: INVOICE_BANK,
}

const inter = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'))
const regular = join(inter, '400Regular/Inter_400Regular.ttf')
const semiBold = join(inter, '600SemiBold/Inter_600SemiBold.ttf')
// pdfmake has one configuration, which other tests of PDFs change.
beforeEach(() => {
  pdfMake.setFonts({ Inter: { normal: regular, bold: semiBold, italics: regular, bolditalics: semiBold } })
  pdfMake.setLocalAccessPolicy((path) => path.startsWith(inter))
})

/** The text of a PDF without spaces, because a PDF breaks lines anywhere. */
async function textOf(sheet: InvoiceSheet): Promise<string> {
  const data = new Uint8Array(await pdfMake.createPdf(invoicePdf(sheet)).getBuffer())
  const document = await getDocument({ data, useSystemFonts: false }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}
const packed = (text: string) => text.replace(/\s/g, '')

describe('the PDF of an invoice (R-383)', () => {
  it.each([
    ['en', english],
    ['fr', french],
  ])('has every text and number of the sheet in %s', async (locale, messages) => {
    const sheet = buildInvoiceSheet(createIntl({ locale, messages }), source)
    const text = packed(await textOf(sheet))
    const texts = [
      sheet.title,
      ...sheet.from,
      ...sheet.to,
      ...sheet.columns,
      ...sheet.lines.flatMap(({ service, description, figures }) => [service, description, ...figures]),
      ...[...sheet.facts, ...sheet.totals, ...sheet.bank].flatMap(({ label, value }) => [label, value]),
      sheet.note,
    ]
    expect(texts.length).toBeGreaterThan(45)
    expect(texts.filter((part) => !text.includes(packed(part)))).toEqual([])
  })

  it('shows the totals that the API calculates', () => {
    const { totals } = buildInvoiceSheet(createIntl({ locale: 'en', messages: english }), source)
    expect(totals.map(({ value }) => value)).toEqual([
      '$1,234,769.36',
      '-$25.18',
      '$35.26',
      '$67,901.23',
      '$1,302,680.67',
      '-$50.00',
      '$1,302,630.67',
    ])
  })

  it('R-600: has the tax number of the sender, the tax of each rate and the font of the app', async () => {
    const sheet = buildInvoiceSheet(createIntl({ locale: 'en', messages: english }), source)
    expect(sheet.from).toContain('VAT number IE 0123456 QP')
    expect(sheet.totals.map(({ label }) => label)).toEqual([
      'Subtotal',
      'Discount',
      'VAT 20% on $176.29',
      'VAT 5.5% on $1,234,567.89',
      'Total',
      'Paid',
      'Balance due',
    ])
    const [first, second] = source.lines
    const three = { ...source, lines: [second, first, first].flatMap((line) => line ?? []) }
    const { totals } = buildInvoiceSheet(createIntl({ locale: 'en', messages: english }), three)
    expect(totals.slice(2, 4).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'VAT 20% on $352.58: $70.52',
      'VAT 5.5% on $1,234,567.89: $67,901.23',
    ])
    expect(JSON.stringify(invoicePdf(sheet).content)).toContain('"svg":"<svg ')
    const written = (await pdfMake.createPdf(invoicePdf(sheet)).getBuffer()).toString('latin1')
    expect(written.match(/\/BaseFont \/\S+/g)?.every((name) => name.includes('Inter'))).toBe(true)
  })

  it('R-385: calls a negative balance a credit', () => {
    const { totals } = buildInvoiceSheet(createIntl({ locale: 'en', messages: english }), {
      ...source,
      balanceCents: -845,
    })
    expect(totals.at(-1)).toEqual({ label: 'Credit', value: '$8.45', isStrong: true })
  })
})
