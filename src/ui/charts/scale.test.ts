import { describe, expect, it } from 'vitest'
import { boxFigures } from './box-figures.ts'
import { niceMaximum, stepOnScale } from './scale.ts'

it.each([
  [[0, 0], 1],
  [[0.31, 0.2], 0.5],
  [[3, 18], 20],
  [[24], 25],
  [[1000], 1000],
])('the scale of %j ends at %s (R-614)', (values, end) => {
  expect(niceMaximum(values)).toBeCloseTo(end)
})

describe('stepOnScale (R-614)', () => {
  it('spreads close values over all steps, and gives a day without a figure none', () => {
    const values = [900, 930, 1000, null]
    expect(values.map((value) => stepOnScale(value, values, 5))).toEqual([0, 1, 4, null])
  })

  it('has one step for equal values, the weakest for zeros', () => {
    expect(stepOnScale(0, [0, 0], 5)).toBe(0)
    expect(stepOnScale(7, [7, 7], 5)).toBe(4)
  })
})

it('boxFigures interpolates between two values, whatever their order (R-614)', () => {
  const figures = boxFigures([40, 10, 30, 20]).map((value) => Number(value.toFixed(6)))
  expect(figures).toEqual([13, 17.5, 25, 32.5, 37])
  expect(boxFigures([])).toEqual([])
})
