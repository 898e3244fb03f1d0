import { expect, it } from 'vitest'
import {
  axisWidth,
  barNameWidth,
  chartColor,
  chartSides,
  inDirection,
  labelledSteps,
  seriesColor,
  wholeTick,
} from './chart-theme.ts'

it('labelledSteps returns at most seven steps of an axis, including the first', () => {
  const days = Array.from({ length: 90 }, (_, day) => day)
  expect(labelledSteps(days)).toEqual([0, 13, 26, 39, 52, 65, 78])
  expect(labelledSteps([1, 2, 3])).toEqual([1, 2, 3])
  expect(labelledSteps([])).toEqual([])
})

it('R-491: labelledSteps returns only as many steps as fit beside each other in the width', () => {
  const days = Array.from({ length: 30 }, (_, day) => `${day + 1} nov.`)
  // Eight characters of 7 px and a gap of 10 px: four labels fit into 280 px.
  expect(labelledSteps(days, String, 280)).toEqual(['1 nov.', '9 nov.', '17 nov.', '25 nov.'])
  expect(labelledSteps(days, String, 10)).toEqual(['1 nov.'])
  expect(labelledSteps(days, String, 2000)).toHaveLength(6)
})

it('R-492: chartSides and inDirection mirror the axis, the margins and the order in right-to-left', () => {
  const margin = { top: 1, bottom: 2, start: 30, end: 4 }
  expect(chartSides({ isRtl: false, startAxis: 'axis', margin })).toEqual({
    margin: { top: 1, bottom: 2, left: 30, right: 4 },
    axisLeft: 'axis',
    axisRight: null,
  })
  expect(chartSides({ isRtl: true, startAxis: 'axis', margin })).toEqual({
    margin: { top: 1, bottom: 2, left: 4, right: 30 },
    axisLeft: null,
    axisRight: 'axis',
  })
  expect(inDirection([1, 2, 3], true)).toEqual([3, 2, 1])
  expect(inDirection([1, 2, 3], false)).toEqual([1, 2, 3])
})

it('wholeTick labels no fraction of a count', () => {
  expect([0, 0.5, 1, 2.5].map((value) => wholeTick(value, String))).toEqual(['0', '', '1', ''])
})

it('axisWidth has room for the longest label and is never narrower than three digits need', () => {
  expect(axisWidth([1, 20], String)).toBe(36)
  expect(axisWidth([], String)).toBe(36)
  expect(axisWidth([5, 1_200_000], (value) => `$${value}`)).toBe(14 + 7 * 8)
})

it('barNameWidth has room for the longest name, up to half of the chart', () => {
  expect(barNameWidth(['Client', 'Auteur'], 300)).toBe(104)
  expect(barNameWidth(['Auteur de l’agence'], 300)).toBe(14 + 7 * 18)
  expect(barNameWidth(['A name of more than thirty letters'], 300)).toBe(150)
})

it('seriesColor prefers the colour of the series to that of its index', () => {
  const series = [{ id: 'a', color: 'red' }, { id: 'b' }]
  expect(seriesColor(series, 'a')).toBe('red')
  expect(seriesColor(series, 'b')).toBe(chartColor(1))
})
