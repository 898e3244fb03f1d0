import { describe, expect, it } from 'vitest'
import { type CellValue, compareValues } from './compare-values.ts'

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const sorted = (...values: CellValue[]) => values.toSorted((one, other) => compareValues(one, other, words))

describe('compareValues', () => {
  it('compares numbers by size', () => {
    expect(sorted(10, -2, 9)).toEqual([-2, 9, 10])
  })

  it('compares words by the language, with numeric parts as numbers', () => {
    expect(sorted('Zoë', 'élan', 'apple', 'Chapter 10', 'chapter 9')).toEqual([
      'apple',
      'chapter 9',
      'Chapter 10',
      'élan',
      'Zoë',
    ])
  })

  it('puts missing values first', () => {
    expect(sorted('a', null, 3)).toEqual([null, 3, 'a'])
  })
})
