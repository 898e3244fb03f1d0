import { describe, expect, it } from 'vitest'
import { isCardExpiry, isCardNumber } from './card-number.ts'

describe('isCardNumber (R-469)', () => {
  it('checks the length and the check digit', () => {
    expect(isCardNumber('4242424242424242')).toBe(true)
    expect(isCardNumber('378282246310005')).toBe(true)
    expect(isCardNumber('4242424242424241')).toBe(false)
    expect(isCardNumber('4242')).toBe(false)
    expect(isCardNumber('')).toBe(false)
  })
})

describe('isCardExpiry (R-469)', () => {
  const today = new Date(2026, 10, 22)

  it('accepts this month and refuses the one before', () => {
    expect(isCardExpiry('1126', today)).toBe(true)
    expect(isCardExpiry('1026', today)).toBe(false)
  })

  it('refuses months that do not exist, half-typed ones and distant years', () => {
    for (const digits of ['1330', '0030', '112', '', '1199']) expect(isCardExpiry(digits, today)).toBe(false)
  })
})
