import { describe, expect, it } from 'vitest'
import { isDay, readDay } from './days.ts'

describe('calendar days', () => {
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
})
