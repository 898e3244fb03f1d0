import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1000), now)

describe('relativeTime', () => {
  it('returns now for the first minute and for a future time', () => {
    expect(ago(59)).toEqual({ value: 0, unit: 'second' })
    expect(ago(-300)).toEqual({ value: 0, unit: 'second' })
  })

  it('counts whole minutes, hours and days', () => {
    expect(ago(60)).toEqual({ value: -1, unit: 'minute' })
    expect(ago(3599)).toEqual({ value: -59, unit: 'minute' })
    expect(ago(7200)).toEqual({ value: -2, unit: 'hour' })
    expect(ago(86_400 * 40)).toEqual({ value: -40, unit: 'day' })
  })
})
