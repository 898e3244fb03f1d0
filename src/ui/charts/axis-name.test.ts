import { expect, it } from 'vitest'
import { AXIS_LINE, AXIS_OFFSET, axisLines, axisMargin } from './axis-name.ts'

it('breaks a long axis name between words', () => {
  expect(axisLines('Search engines')).toEqual(['Search', 'engines'])
  expect(axisLines('Mon')).toEqual(['Mon'])
})

it('leaves room above and below a radar chart for every line of its longest axis name', () => {
  const middleOfLast = AXIS_OFFSET + AXIS_LINE
  expect(axisMargin(['Mon', 'Social networks']).end).toBeGreaterThanOrEqual(middleOfLast + AXIS_LINE / 2)
  expect(axisMargin(['Mon', 'Tue']).end).toBe(28)
})
