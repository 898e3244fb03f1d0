import { describe, expect, it } from 'vitest'
import { type CellValue, compareValues } from './compare-values.ts'

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const sorted = (...values: CellValue[]) => values.toSorted((one, other) => compareValues(one, other, words))

describe('the order of a whole list', () => {
  it('is by size for numbers', () => {
    expect(sorted(10, -2, 9)).toEqual([-2, 9, 10])
  })

  it('is that of the language for words, with numbers in them counted', () => {
    expect(sorted('Zoë', 'élan', 'apple', 'Chapter 10', 'chapter 9')).toEqual([
      'apple',
      'chapter 9',
      'Chapter 10',
      'élan',
      'Zoë',
    ])
  })

  it('begins with what is missing', () => {
    expect(sorted('a', null, 3)).toEqual([null, 3, 'a'])
  })
})
