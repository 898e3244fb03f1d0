import { describe, expect, it } from 'vitest'
import { dayRange, durationOf, fromDrag, fromFormTimes, withDuration } from './event-times.ts'

const day = (start: string, end: string) => ({
  start: `${start}T00:00:00.000Z`,
  end: `${end}T00:00:00.000Z`,
  allDay: true,
})

describe('all-day events (R-243)', () => {
  it('last at least one day', () => {
    expect(dayRange(day('2026-11-22', '2026-11-22'))).toEqual({ first: '2026-11-22', after: '2026-11-23' })
    expect(durationOf(day('2026-11-22', '2026-11-22'))).toBe(1)
    expect(durationOf(day('2026-11-22', '2026-11-25'))).toBe(3)
  })

  it('end on the last day of the form', () => {
    const times = { startDay: '2026-12-31', endDay: '2027-01-01', startTime: '', endTime: '', allDay: true }
    expect(fromFormTimes(times)).toEqual(day('2026-12-31', '2027-01-02'))
  })

  it('are set to a number of days', () => {
    expect(withDuration(day('2026-02-27', '2026-02-28'), 3)).toEqual(day('2026-02-27', '2026-03-02'))
  })
})

it('a dragged event without an end lasts an hour or a day', () => {
  const start = new Date('2026-11-22T08:00:00Z')
  const timed = { start, end: null, startStr: start.toISOString(), endStr: '', allDay: false }
  expect(fromDrag(timed)).toEqual({
    start: start.toISOString(),
    end: '2026-11-22T09:00:00.000Z',
    allDay: false,
  })
  expect(fromDrag({ ...timed, startStr: '2026-11-22', allDay: true })).toEqual(
    day('2026-11-22', '2026-11-23'),
  )
  expect(fromDrag({ ...timed, start: null })).toBeNull()
})
