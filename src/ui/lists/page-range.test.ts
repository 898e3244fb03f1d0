import { describe, expect, it } from 'vitest'
import { pageRange } from './page-range.ts'

const row = (current: number, count: number) =>
  pageRange(current, count).map((step) => (step.kind === 'page' ? step.page : '…'))

describe('pageRange', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 20, [1, 2, 3, 4, 5, '…', 20]],
    [4, 20, [1, 2, 3, 4, 5, '…', 20]],
    [5, 20, [1, '…', 4, 5, 6, '…', 20]],
    [17, 20, [1, '…', 16, 17, 18, 19, 20]],
    [20, 20, [1, '…', 16, 17, 18, 19, 20]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ])('for page %i of %i is %j', (current, count, wanted) => expect(row(current, count)).toEqual(wanted))

  it('never replaces a single page with a gap', () => {
    for (let count = 1; count < 30; count += 1)
      for (let current = 1; current <= count; current += 1) {
        const shown = row(current, count)
        shown.forEach((step, index) => {
          if (step === '…') expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2)
        })
      }
  })
})
