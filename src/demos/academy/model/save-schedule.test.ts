import { describe, expect, it } from 'vitest'
import { isPositionDue, startSecond } from './save-schedule.ts'

describe('the saved position of a film (R-261)', () => {
  it('is saved after 15 s of playback, and after a jump in either direction', () => {
    expect(isPositionDue(14, 0)).toBe(false)
    expect(isPositionDue(15, 0)).toBe(true)
    expect(isPositionDue(3, 40)).toBe(true)
  })

  it('starts a film again that was nearly over', () => {
    expect(startSecond(20, 48)).toBe(20)
    expect(startSecond(47, 48)).toBe(0)
    expect(startSecond(0, 48)).toBe(0)
  })
})
