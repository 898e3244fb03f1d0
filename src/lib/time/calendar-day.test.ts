import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, toDay } from './calendar-day.ts'

describe('calendar days', () => {
  it('use the local time zone, not UTC', () => {
    expect(toDay(new Date(2026, 0, 1, 0, 5))).toBe('2026-01-01')
    expect(toDay(new Date(2026, 11, 31, 23, 55))).toBe('2026-12-31')
  })

  it('are written with the month counted from 1 and two digits each', () => {
    expect(toDay(new Date(2026, 0, 5, 12))).toBe('2026-01-05')
    expect(toDay(new Date(2026, 11, 31, 12))).toBe('2026-12-31')
  })

  it('are counted across daylight saving and year changes', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
    expect(daysBetween('2026-05-02', '2026-05-01')).toBe(-1)
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })
})
