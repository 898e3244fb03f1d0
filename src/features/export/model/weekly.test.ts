import { describe, expect, it } from 'vitest'
import { isWeeklyAwaited, weekOf } from './weekly.ts'

describe('a weekly export (R-926)', () => {
  it('is named by the Monday of its week, also on a Sunday and across a year', () => {
    const monday = (year: number, month: number, date: number) => {
      const found = weekOf(new Date(year, month, date, 23, 30).toISOString())
      return [found.getFullYear(), found.getMonth(), found.getDate()]
    }
    expect(monday(2026, 10, 23)).toEqual([2026, 10, 23])
    expect(monday(2026, 10, 29)).toEqual([2026, 10, 23])
    expect(monday(2027, 0, 2)).toEqual([2026, 11, 28])
  })

  it('is awaited until it has its first file or a failure', () => {
    const weekly = { isMine: true, byName: null, nextAt: '2026-11-27T10:00:00Z', lastAt: null, failure: null }
    expect(isWeeklyAwaited({ weekly })).toBe(true)
    expect(isWeeklyAwaited({ weekly: { ...weekly, lastAt: weekly.nextAt } })).toBe(false)
    expect(isWeeklyAwaited({ weekly: { ...weekly, failure: 'too_large' } })).toBe(false)
    expect(isWeeklyAwaited({ weekly: null })).toBe(false)
  })
})
