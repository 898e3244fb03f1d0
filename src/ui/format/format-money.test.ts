import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

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
