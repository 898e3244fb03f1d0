import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { formatDecimal, parseDecimal } from '@/ui/format/decimal.ts'
import { dueDateOf, emptyInvoice, emptyLine, invoiceFormSchema, wrongFigures } from './invoice-form.ts'

const values = {
  ...emptyInvoice('2026-11-01'),
  client: '3',
  lines: [{ ...emptyLine, cost: '60,50', hours: '1.5', tax: '20' }],
}
const errorsOf = (change: object) => {
  const { error } = invoiceFormSchema.safeParse({ ...values, ...change })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('parseDecimal', () => {
  it('reads both decimal separators and group spaces as hundredths', () => {
    expect(['60.5', '60,50', '1 000', '1\u202f000,5', '0', '7.'].map((text) => parseDecimal(text))).toEqual([
      6050, 6050, 100_000, 100_050, 0, 700,
    ])
    for (const text of ['', '-1', '1.234', '1,000.50', 'x', '1e3', '1234567890'])
      expect(parseDecimal(text), text).toBeNull()
  })

  it('reads what formatDecimal writes', () => {
    for (const locale of ['en', 'fr'])
      for (const value of [0, 1, 50, 100, 6050, 123_456_789])
        expect(parseDecimal(formatDecimal(createIntl({ locale }), value)), `${locale} ${value}`).toBe(value)
  })
})

describe('the invoice form (R-380)', () => {
  it('becomes the body of the call in integers', () => {
    expect(invoiceFormSchema.parse(values)).toMatchObject({
      client: 3,
      dueDate: '2026-12-01',
      lines: [{ costCents: 6050, hoursHundredths: 150, discountBps: 0, taxBps: 2000 }],
    })
  })

  it('names the field of each mistake', () => {
    expect(errorsOf({ client: '' })).toEqual(['client: invoice.error.client'])
    expect(errorsOf({ client: 'new' })).toEqual([
      'newClient.name: invoice.error.name',
      'newClient.companyEmail: invoice.error.email',
    ])
    expect(errorsOf({ dueDate: '2026-10-31' })).toEqual(['dueDate: invoice.error.due'])
    expect(errorsOf({ dueDate: '2026-11-01' })).toBeUndefined()
    expect(errorsOf({ lines: [] })).toEqual(['lines: invoice.error.lines'])
    expect(errorsOf({ lines: [{ ...emptyLine, cost: 'x', tax: '101' }] })).toEqual([
      'lines.0.cost: invoice.error.cost',
      'lines.0.tax: invoice.error.percent',
    ])
  })

  it('R-565: refuses days before 2000 and after 2099', () => {
    expect(errorsOf({ issuedDate: '1999-12-31' })).toEqual(['issuedDate: invoice.error.day'])
    expect(errorsOf({ dueDate: '2100-01-01' })).toEqual(['dueDate: invoice.error.day'])
  })

  it('R-601: names the figures that break their rule; an empty discount or tax is 0', () => {
    expect(wrongFigures({ ...emptyLine, cost: '1,000.50', tax: '5.555' })).toEqual(['cost', 'tax'])
    const largest = { cost: '1000000', hours: '1000', discount: '100', tax: '100' }
    expect(wrongFigures({ ...emptyLine, ...largest })).toEqual([])
    const larger = { cost: '1000000.01', hours: '1000.01', discount: '100.01', tax: '100.01' }
    expect(wrongFigures({ ...emptyLine, ...larger })).toEqual(['cost', 'hours', 'discount', 'tax'])
    expect(errorsOf({ lines: [{ ...emptyLine, cost: '1', discount: '', tax: ' ' }] })).toBeUndefined()
  })

  it('follows the payment terms with the due date, except for a chosen date', () => {
    expect(dueDateOf('net60', '2026-11-01', 'x')).toBe('2026-12-31')
    expect(dueDateOf('net15', '2026-11-01', 'x')).toBe('2026-11-16')
    expect(dueDateOf('net30', '2026-11-01', 'x')).toBe('2026-12-01')
    expect(dueDateOf('receipt', '2026-11-01', 'x')).toBe('2026-11-01')
    expect(dueDateOf('custom', '2026-11-01', '2027-01-05')).toBe('2027-01-05')
    expect(dueDateOf('net15', 'soon', '2027-01-05')).toBe('2027-01-05')
  })
})
