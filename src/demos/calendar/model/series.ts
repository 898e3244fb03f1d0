import type { EventDetail } from '@contract/demo/calendar-events.ts'
import { addDays, daysBetween } from '@/lib/calendar-day.ts'
import { isDay } from '@/ui/form/days.ts'
import { dayRange, durationOf, type EventTimes, moveTo, toFormTimes } from './event-times.ts'

const digits = (text: string) => text.replace(/[-:]/g, '')

/**
 * A series as FullCalendar takes it. Its start has no zone, so that every occurrence keeps the time of day of the first
 * one, also over a clock change.
 */
export function seriesInput(event: EventDetail) {
  const { startDay, startTime } = toFormTimes(event)
  const start = digits(event.allDay ? dayRange(event).first : `${startDay}T${startTime}:00`)
  const rule = event.recurrence.replace(/UNTIL=\d{8}/, event.allDay ? '$&' : '$&T235959')
  const length = durationOf(event)
  return {
    rrule: `DTSTART:${start}\nRRULE:${rule}`,
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
