import { describe, expect, it } from 'vitest'
import { cardBrand, cardCheckForm, isCurrentExpiry } from './card-check.ts'

const card = { number: '4242424242424242', holder: 'Ada Marsh', expiry: '1299', code: '123' }
const faults = (values: object) =>
  cardCheckForm.safeParse({ ...card, ...values }).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('R-480: the check of a card number in the browser', () => {
  it('accepts test numbers of each brand and refuses a wrong digit', () => {
    for (const number of ['4242424242424242', '5555555555554444'])
      expect(faults({ number }), number).toEqual([])
    expect(faults({ number: '378282246310005', code: '1234' })).toEqual([])
    expect(faults({ number: '4242424242424241' })).toEqual(['number'])
    expect(faults({ number: '' })).toEqual(['number'])
  })

  it('names the brand while the number is typed', () => {
    expect(cardBrand('4').brand).toBe('Visa')
    expect(cardBrand('37').brand).toBe('American Express')
    expect(cardBrand('2223').brand).toBe('Mastercard')
    expect(cardBrand('9').brand).toBeNull()
  })

  it('is current until the end of the month of its expiry', () => {
    const november = new Date(2026, 10, 30)
    expect(isCurrentExpiry('1126', november)).toBe(true)
    expect(isCurrentExpiry('1026', november)).toBe(false)
    expect(isCurrentExpiry('0127', november)).toBe(true)
    for (const wrong of ['', '13', '1327', '0027', '1/26'])
      expect(isCurrentExpiry(wrong, november)).toBe(false)
  })

  it('reports each fault at its field', () => {
    expect(faults({})).toEqual([])
    expect(faults({ number: '4242', expiry: '0120', code: '' })).toEqual(['number', 'expiry', 'code'])
    expect(faults({ number: '378282246310005', code: '123' })).toEqual(['code'])
    expect(faults({ number: '378282246310005', code: '1234' })).toEqual([])
  })
})
