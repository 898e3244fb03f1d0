import { expect, it } from 'vitest'
import { heatRows } from './heat-rows.ts'

it('heatRows has a row for each weekday from Monday and a cell for each week, empty on days without figures (R-614)', () => {
  // 2026-11-18 is a Wednesday and 2026-11-23 the Monday after it.
  const rows = heatRows([
    { day: '2026-11-18', value: 4 },
    { day: '2026-11-22', value: 6 },
    { day: '2026-11-23', value: 9 },
  ])
  expect(rows.map(({ day }) => day)).toHaveLength(7)
  expect(rows[0]).toEqual({
    day: '2026-11-16',
    cells: [
      { week: '2026-11-16', value: null },
      { week: '2026-11-23', value: 9 },
    ],
  })
  expect(rows[2]?.cells[0]).toEqual({ week: '2026-11-16', value: 4 })
  expect(rows[6]?.cells).toEqual([
    { week: '2026-11-16', value: 6 },
    { week: '2026-11-23', value: null },
  ])
})

it('heatRows returns empty rows without figures', () => {
  expect(heatRows([]).map(({ cells }) => cells)).toEqual(Array.from({ length: 7 }, () => []))
})
