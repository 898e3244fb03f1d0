import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { formatDecimal, parseLocalDecimal } from './decimal.ts'

const english = createIntl({ locale: 'en', messages: {} })
const french = createIntl({ locale: 'fr', messages: {} })

describe('parseLocalDecimal (R-819)', () => {
  it.each([
    ['1200.50', 120_050],
    ['1200,5', 120_050],
    ['1,200', 120_000],
    ['1,200.50', 120_050],
    [' 12,345,678.9 ', 1_234_567_890],
    ['1,20', 120],
    ['12,34.5', null],
    ['1.200,50', null],
    ['1,2000', null],
    ['1200.505', null],
    ['-1', null],
    ['ten', null],
    ['', null],
  ])('reads %j in English as %j', (text, cents) => {
    expect(parseLocalDecimal(english, text)).toBe(cents)
  })

  it.each([
    ['1200,50', 120_050],
    ['1200.50', 120_050],
    ['1\u202f200,50', 120_050],
    ['1 200', 120_000],
    ['1,200', null],
  ])('reads %j in French as %j', (text, cents) => {
    expect(parseLocalDecimal(french, text)).toBe(cents)
  })
})

it('R-819: formatDecimal writes an amount as the reader types it, without separators of thousands', () => {
  const cents = [120_050, 120_000, 5]
  expect(cents.map((each) => formatDecimal(english, each))).toEqual(['1200.50', '1200', '0.05'])
  expect(cents.map((each) => formatDecimal(french, each))).toEqual(['1200,50', '1200', '0,05'])
})
