import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { INVOICE_BANK } from '@contract/demo/invoice-documents.ts'
import { calculateInvoice } from '@contract/demo/invoice-totals.ts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import pdfMake from 'pdfmake'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
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

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'build/fonts/Roboto',
)
const file = (name: string) => join(fonts, `Roboto-${name}.ttf`)
pdfMake.addFonts({
  Roboto: {
    normal: file('Regular'),
    bold: file('Medium'),
    italics: file('Italic'),
    bolditalics: file('MediumItalic'),
  },
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
      '$67,936.49',
      '$1,302,680.67',
      '-$50.00',
      '$1,302,630.67',
    ])
  })
})
