import { describe, expect, it } from 'vitest'
import { untilTomorrow } from './days.ts'

describe('calendar days', () => {
  it('end at local midnight', () => {
    expect(untilTomorrow(new Date(2026, 10, 21, 23, 59, 0))).toBe(60_000)
  })
})
