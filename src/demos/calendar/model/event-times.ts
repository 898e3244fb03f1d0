import type { EventDetail } from '@contract/demo/calendar-events.ts'
import { addDays, daysBetween, toDay } from '@/lib/time/calendar-day.ts'

/** Start, end and kind of an event as the API stores them; an all-day event is at midnight UTC. */
export type EventTimes = Pick<EventDetail, 'start' | 'end' | 'allDay'>
/** The times of a form: days and times of the reader's zone; the last day of an all-day event is included. */
export type FormTimes = {
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  allDay: boolean
}

const two = (part: number) => String(part).padStart(2, '0')
const midnight = (day: string) => `${day}T00:00:00.000Z`

/** The first day and the day after the last day of an all-day event; it has at least one day. */
export function dayRange({ start, end }: EventTimes): { first: string; after: string } {
  const first = start.slice(0, 10)
  const after = end.slice(0, 10)
  return { first, after: after > first ? after : addDays(first, 1) }
}

/** The time of day in the reader's zone, `HH:MM`. */
export const timeOfDay = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`

/** The moment of a day and time in the reader's zone; a time that a clock change skips is one hour later. */
export const momentOf = (day: string, time: string): Date => new Date(`${day}T${time}:00`)

/** The times of an event for a form. */
export function toFormTimes(times: EventTimes): FormTimes {
  if (times.allDay) {
    const { first, after } = dayRange(times)
    return { startDay: first, startTime: '09:00', endDay: addDays(after, -1), endTime: '10:00', allDay: true }
  }
  const [start, end] = [new Date(times.start), new Date(times.end)]
  return {
    startDay: toDay(start),
    startTime: timeOfDay(start),
    endDay: toDay(end),
    endTime: timeOfDay(end),
    allDay: false,
  }
}

/** The stored times of a form. */
export function fromFormTimes({ startDay, startTime, endDay, endTime, allDay }: FormTimes): EventTimes {
  if (allDay) return { start: midnight(startDay), end: midnight(addDays(endDay, 1)), allDay }
  return {
    start: momentOf(startDay, startTime).toISOString(),
    end: momentOf(endDay, endTime).toISOString(),
    allDay,
  }
}

/** Moves an event to a day and time; its duration stays, also over a clock change. */
export function moveTo(times: EventTimes, day: string, time: string): EventTimes {
  if (times.allDay) {
    const { first, after } = dayRange(times)
    return { start: midnight(day), end: midnight(addDays(day, daysBetween(first, after))), allDay: true }
  }
  const start = momentOf(day, time)
  const length = Date.parse(times.end) - Date.parse(times.start)
  return { start: start.toISOString(), end: new Date(start.getTime() + length).toISOString(), allDay: false }
}

/** The duration: days of an all-day event, minutes of another one. */
export function durationOf(times: EventTimes): number {
  const { first, after } = dayRange(times)
  return times.allDay
    ? daysBetween(first, after)
    : Math.round((Date.parse(times.end) - Date.parse(times.start)) / 60_000)
}

/** Sets the duration in days or minutes. */
export function withDuration(times: EventTimes, duration: number): EventTimes {
  const end = times.allDay
    ? midnight(addDays(times.start.slice(0, 10), duration))
    : new Date(Date.parse(times.start) + duration * 60_000).toISOString()
  return { ...times, end }
}

/** The times of an event that was dragged or resized in the calendar; without an end it lasts an hour or a day. */
export function fromDrag(dragged: {
  start: Date | null
  end: Date | null
  startStr: string
  endStr: string
  allDay: boolean
}): EventTimes | null {
  const { start, end, startStr, endStr, allDay } = dragged
  if (!start) return null
  if (allDay) {
    const first = startStr.slice(0, 10)
    return { start: midnight(first), end: midnight(endStr ? endStr.slice(0, 10) : addDays(first, 1)), allDay }
  }
  const until = end ?? new Date(start.getTime() + 3_600_000)
  return { start: start.toISOString(), end: until.toISOString(), allDay }
}
