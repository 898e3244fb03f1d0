import type { EventDetail } from '@contract/demo/calendar-events.ts'
import { addDays, daysBetween } from '@/lib/time/calendar-day.ts'
import { isDay } from '@/ui/form/days.ts'
import { durationOf, type EventTimes, moveTo, toFormTimes } from './event-times.ts'

/** The scope of a change: one occurrence, or the whole series. */
export const SERIES_SCOPES = ['one', 'series'] as const
export type SeriesScope = (typeof SERIES_SCOPES)[number]

const digits = (text: string) => text.replace(/[-:]/g, '')

/**
 * A series as FullCalendar takes it. Its start has no zone, so that every occurrence keeps the time of day of the first
 * one, also over a clock change.
 */
export function seriesInput(event: EventDetail) {
  const { startDay, startTime } = toFormTimes(event)
  const at = (day: string) => digits(event.allDay ? day : `${day}T${startTime}:00`)
  const skipped = event.skipped.map((days) => `\nEXDATE:${at(addDays(startDay, days))}`)
  const rule = event.recurrence.replace(/UNTIL=\d{8}/, event.allDay ? '$&' : '$&T235959')
  const length = durationOf(event)
  return {
    rrule: `DTSTART:${at(startDay)}\nRRULE:${rule}${skipped.join('')}`,
    duration: event.allDay ? { days: length } : { minutes: length },
  }
}

/** The event at the times of one occurrence, which starts on a day or at a day and time of the reader's zone. */
export function occurrenceAt(event: EventDetail, at: string): EventDetail {
  const [day, time] = [at.slice(0, 10), at.slice(11, 16)]
  if (event.recurrence === '' || !isDay(day) || (!event.allDay && !/^\d\d:\d\d$/.test(time))) return event
  return { ...event, ...moveTo(event, day, time) }
}

/** The times of the series when one of its occurrences gets new times: the whole series moves by as many days. */
export function shiftSeries(series: EventTimes, before: EventTimes, after: EventTimes): EventTimes {
  const [first, from, to] = [toFormTimes(series), toFormTimes(before), toFormTimes(after)]
  return moveTo(after, addDays(first.startDay, daysBetween(from.startDay, to.startDay)), to.startTime)
}

/** The occurrences that a series leaves out when one more is deleted, or moved away as an event of its own. */
export function skipOccurrence(series: EventDetail, occurrence: EventTimes): number[] {
  const days = daysBetween(toFormTimes(series).startDay, toFormTimes(occurrence).startDay)
  return [...new Set([...series.skipped, days])]
}
