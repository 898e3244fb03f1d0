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

it('R-601: the preview of an invoice shows no date for a day that does not exist', () => {
  const { facts } = sheetOf({ issuedDate: '2026-13-40', dueDate: 'soon' })
  expect(facts.slice(0, 2).map(({ value }) => value)).toEqual([NO_VALUE, NO_VALUE])
})
