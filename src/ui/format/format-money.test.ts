import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { formatAmount, formatMoney } from './format-money.ts'

const english = createIntl({ locale: 'en', messages: {} })
const french = createIntl({ locale: 'fr', messages: {} })

describe('formatMoney', () => {
  it('writes cents exactly, rounded or shortened', () => {
    expect(formatMoney(english, 123_456)).toBe('$1,234.56')
    expect(formatMoney(english, 123_456, 'round')).toBe('$1,235')
    expect(formatMoney(english, 3_590_000, 'short')).toBe('$35.9K')
  })

  it('follows the language, with the narrow symbol', () => {
    expect(formatMoney(french, 123_456)).toBe('1\u202f234,56\u00a0$')
  })
})

describe('formatAmount (R-819)', () => {
  it('writes a decimal in its currency as the language does, with a symbol of this currency alone', () => {
    expect(formatAmount(english, '1200.50', 'EUR')).toBe('€1,200.50')
    expect(formatAmount(english, '1200.00', 'CAD')).toBe('CA$1,200.00')
    expect(formatAmount(french, '1200.50', 'EUR')).toBe('1\u202f200,50\u00a0€')
    expect(formatAmount(french, '999999999.99', 'USD')).toBe('999\u202f999\u202f999,99\u00a0$US')
  })
})
