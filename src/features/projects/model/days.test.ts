import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, isDay, localDay, readDay, untilTomorrow } from './days.ts'

describe('calendar days', () => {
  it('are those of the reader, not those of UTC', () => {
    expect(localDay(new Date(2026, 10, 21, 0, 5))).toBe('2026-11-21')
    expect(localDay(new Date(2026, 10, 21, 23, 55))).toBe('2026-11-21')
  })

  it('exist and are written year first', () => {
    expect(isDay('2028-02-29')).toBe(true)
    for (const text of ['2027-02-29', '2026-13-01', '2026-1-1', '21/11/2026', '', 'tomorrow'])
      expect(isDay(text), text).toBe(false)
  })

  it('may be typed with other signs between their parts', () => {
    for (const text of ['20261105', '2026/11/5', ' 2026 11 05 ', '2026.11.05'])
      expect(readDay(text), text).toBe('2026-11-05')
    expect(readDay(' 5 November ')).toBe('5 November')
  })

  it('are counted across months and the change of the clocks', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })

  it('end at the reader’s midnight', () => {
    expect(untilTomorrow(new Date(2026, 10, 21, 23, 59, 0))).toBe(60_000)
  })
})
