import { expect, it } from 'vitest'
import { axisWidth, chartColor, labelledSteps, seriesColor, wholeTick } from './chart-theme.ts'

it('labelledSteps returns at most seven steps of an axis, including the first', () => {
  const days = Array.from({ length: 90 }, (_, day) => day)
  expect(labelledSteps(days)).toEqual([0, 13, 26, 39, 52, 65, 78])
  expect(labelledSteps([1, 2, 3])).toEqual([1, 2, 3])
  expect(labelledSteps([])).toEqual([])
})

it('wholeTick labels no fraction of a count', () => {
  expect([0, 0.5, 1, 2.5].map((value) => wholeTick(value, String))).toEqual(['0', '', '1', ''])
})

it('axisWidth has room for the longest label and is never narrower than three digits need', () => {
  expect(axisWidth([1, 20], String)).toBe(36)
  expect(axisWidth([], String)).toBe(36)
  expect(axisWidth([5, 1_200_000], (value) => `$${value}`)).toBe(14 + 7 * 8)
})

it('seriesColor prefers the colour of the series to that of its index', () => {
  const series = [{ id: 'a', color: 'red' }, { id: 'b' }]
  expect(seriesColor(series, 'a')).toBe('red')
  expect(seriesColor(series, 'b')).toBe(chartColor(1))
})
