import type { EventDetail } from '@contract/demo/calendar-events.ts'
import { rrulestr } from 'rrule'
import { describe, expect, it } from 'vitest'
import { clockOf, toInput } from './calendar-view.ts'
import { fromFormTimes } from './event-times.ts'
import { occurrenceAt, shiftSeries, skipOccurrence } from './series.ts'

const timed = (startDay: string, startTime: string, endTime: string) =>
  fromFormTimes({ startDay, startTime, endDay: startDay, endTime, allDay: false })
const days = (startDay: string, endDay: string) =>
  fromFormTimes({ startDay, startTime: '09:00', endDay, endTime: '10:00', allDay: true })
const series = (times: Pick<EventDetail, 'start' | 'end' | 'allDay'>, recurrence: string): EventDetail => ({
  id: 1,
  url: '',
  title: 'Meeting',
  calendar: 'Business',
  guests: [],
  location: '',
  description: '',
  revision: 1,
  skipped: [],
  recurrence,
  ...times,
})
const occurrences = (event: EventDetail) => {
  const input = toInput(event)
  if (!('rrule' in input)) throw new Error('The event has no rule')
  return rrulestr(input.rrule, { forceset: true })
    .between(new Date('2026-03-01'), new Date('2026-04-30'))
    .map((date) => date.toISOString().slice(0, 16))
}

describe('a series of events (R-610)', () => {
  it('keeps its time of day over a change of the clock, and includes its last day', () => {
    expect(occurrences(series(timed('2026-03-16', '09:00', '10:30'), 'FREQ=WEEKLY;UNTIL=20260406'))).toEqual([
      '2026-03-16T09:00',
      '2026-03-23T09:00',
      '2026-03-30T09:00',
      '2026-04-06T09:00',
    ])
    expect(occurrences(series(days('2026-03-16', '2026-03-17'), 'FREQ=WEEKLY;UNTIL=20260323'))).toEqual([
      '2026-03-16T00:00',
      '2026-03-23T00:00',
    ])
  })

  it('leaves out an occurrence that is deleted or moved alone, also after the series has moved', () => {
    const weekly = series(timed('2026-03-16', '09:00', '10:30'), 'FREQ=WEEKLY;UNTIL=20260406')
    const skipped = skipOccurrence(weekly, timed('2026-03-30', '09:00', '10:30'))
    expect(skipped).toEqual([14])
    expect(skipOccurrence({ ...weekly, skipped: [7] }, timed('2026-03-30', '09:00', '10:30'))).toEqual([
      7, 14,
    ])
    expect(occurrences({ ...weekly, skipped })).toEqual([
      '2026-03-16T09:00',
      '2026-03-23T09:00',
      '2026-04-06T09:00',
    ])
    const moved = { ...weekly, skipped, ...timed('2026-03-17', '11:00', '12:00') }
    expect(occurrences(moved)).toEqual(['2026-03-17T11:00', '2026-03-24T11:00'])
    const trip = series(days('2026-03-16', '2026-03-17'), 'FREQ=WEEKLY;UNTIL=20260323')
    expect(occurrences({ ...trip, skipped: [0] })).toEqual(['2026-03-23T00:00'])
  })

  it('has the duration of its event', () => {
    const meeting = series(timed('2026-03-16', '09:00', '10:30'), 'FREQ=DAILY')
    expect(toInput(meeting)).toMatchObject({ duration: { minutes: 90 } })
    const trip = series(days('2026-03-16', '2026-03-18'), 'FREQ=YEARLY')
    expect(toInput(trip)).toMatchObject({ duration: { days: 3 } })
  })

  it('shows the occurrence that was opened, and its own times for a text that names none', () => {
    const meeting = series(timed('2026-03-16', '09:00', '10:30'), 'FREQ=WEEKLY')
    expect(occurrenceAt(meeting, '2026-03-30T09:00')).toMatchObject(timed('2026-03-30', '09:00', '10:30'))
    const trip = series(days('2026-03-16', '2026-03-18'), 'FREQ=YEARLY')
    expect(occurrenceAt(trip, '2027-03-16')).toMatchObject(days('2027-03-16', '2027-03-18'))
    for (const at of ['', '2026-13-01T09:00', '2026-03-30', '2026-03-30T<b>'])
      expect(occurrenceAt(meeting, at)).toBe(meeting)
  })

  it('moves as a whole when one occurrence is moved or resized', () => {
    const first = timed('2026-03-16', '09:00', '10:30')
    const third = timed('2026-03-30', '09:00', '10:30')
    expect(shiftSeries(first, third, timed('2026-03-31', '11:00', '12:30'))).toEqual(
      timed('2026-03-17', '11:00', '12:30'),
    )
    expect(shiftSeries(first, third, timed('2026-03-30', '09:00', '13:00'))).toEqual(
      timed('2026-03-16', '09:00', '13:00'),
    )
    expect(
      shiftSeries(
        days('2026-03-16', '2026-03-17'),
        days('2026-03-23', '2026-03-24'),
        days('2026-03-22', '2026-03-24'),
      ),
    ).toEqual(days('2026-03-15', '2026-03-17'))
  })
})

it('an event alone has its moments, and an all-day one the days from its first to its last (R-243)', () => {
  const meeting = timed('2026-03-16', '09:00', '10:30')
  expect(toInput(series(meeting, ''))).toMatchObject({ ...meeting, allDay: false })
  expect(toInput(series(days('2026-03-16', '2026-03-18'), ''))).toMatchObject({
    start: '2026-03-16',
    end: '2026-03-19',
    allDay: true,
  })
})

it.each([
  ['en', true],
  ['en-US', true],
  ['en-GB', false],
  ['fr', false],
  ['fr-CA', false],
])('the times of the calendar in %s have 12 hours: %s (R-611)', (locale, hour12) => {
  expect(clockOf(locale).hour12).toBe(hour12)
})
