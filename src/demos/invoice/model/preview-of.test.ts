import type { InvoiceDocument } from '@contract/demo/invoice-documents.ts'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import english from '../../../../locales/en/invoice.json' with { type: 'json' }
import { emptyInvoice, emptyLine } from './invoice-form.ts'
import { buildInvoiceSheet, NO_VALUE } from './invoice-sheet.ts'
import { previewOf } from './preview-of.ts'

const sheetOf = (change: object) => {
  const values = { ...emptyInvoice('2026-11-01'), lines: [{ ...emptyLine, cost: '60', ...change }] }
  return buildInvoiceSheet(
    createIntl({ locale: 'en', messages: english }),
    previewOf({ ...values, ...change }, null, []),
  )
}

it('R-601: the preview of an invoice calculates typed figures, and an empty one is 0', () => {
  expect(sheetOf({ tax: '' }).totals.at(-1)?.value).toBe('$60.00')
})

it.each([{ cost: '60x' }, { cost: '1000000.01' }, { hours: '-1' }, { discount: '101' }, { tax: '5.555' }])(
  'R-601: the preview of an invoice shows no amount for the wrong figure %o',
  (wrong) => {
    const { lines, totals } = sheetOf(wrong)
    expect(lines[0]?.figures).toContain(NO_VALUE)
    expect(lines[0]?.figures.at(-1)).toBe(NO_VALUE)
    expect(new Set(totals.map(({ value }) => value))).toEqual(new Set([NO_VALUE]))
  },
)

it('R-601: the preview of an invoice shows the amounts of its other lines beside a wrong figure', () => {
  const lines = [
    { ...emptyLine, cost: '60' },
    { ...emptyLine, cost: '60x' },
  ]
  const sheet = sheetOf({ lines })
  expect(sheet.lines.map(({ figures }) => figures.at(-1))).toEqual(['$60.00', NO_VALUE])
  // The totals depend on the wrong figure.
  expect(new Set(sheet.totals.map(({ value }) => value))).toEqual(new Set([NO_VALUE]))
})

it('R-601: the preview of a stored invoice has its number, its client and what was paid', () => {
  const client = {
    id: 3,
    name: 'Ida Roth',
    company: '',
    companyEmail: '',
    country: '',
    contact: '',
    address: '',
  }
  const values = { ...emptyInvoice('2026-11-01'), client: '3', lines: [{ ...emptyLine, cost: '60' }] }
  const base = { id: 5000, paidCents: 1000 } as InvoiceDocument
  const source = previewOf(values, base, [{ ...client, id: 4, name: 'Other' }, client])
  expect(source).toMatchObject({ id: 5000, paidCents: 1000, totalCents: 6000, balanceCents: 5000, client })
})

it('R-601: the preview of an invoice shows no date for a day that does not exist', () => {
  const { facts } = sheetOf({ issuedDate: '2026-13-40', dueDate: 'soon' })
  expect(facts.slice(0, 2).map(({ value }) => value)).toEqual([NO_VALUE, NO_VALUE])
})
