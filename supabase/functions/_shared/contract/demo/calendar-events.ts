import { z } from 'zod'
import { boundedArray } from '../bounded.ts'
import { CALENDARS, calendarEvent, createEventBody, updateEventBody } from './calendar.ts'
import { count } from './list.ts'

/** The largest number of events of one response. */
export const MOST_EVENTS_SHOWN = 2000

/**
 * The recurrence rule of a series, an RRULE of RFC 5545 in one order of its parts; empty for a single event.
 * `UNTIL` is the last day, in the time zone of the reader.
 */
export const RECURRENCE =
  /^(FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;INTERVAL=[1-9]\d?)?(;BYDAY=MO,TU,WE,TH,FR)?(;UNTIL=(19|20|21)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01]))?)?$/
/** The occurrences that a series leaves out, each as the days between the first one and it. */
const skipped = boundedArray(z.number().int().min(0).max(80_000), 366)
const recurrence = z.string().max(100).regex(RECURRENCE)

/** An event with every field of the calendar screen; `revision` counts its changes. */
export const eventDetail = calendarEvent.omit({ extendedProps: true }).extend({
  calendar: z.enum(CALENDARS),
  guests: z.array(z.string()),
  location: z.string(),
  description: z.string(),
  recurrence: z.string(),
  skipped: z.array(count),
  revision: count,
})
export type EventDetail = z.infer<typeof eventDetail>

const time = z.iso.datetime({ offset: true })

/** `GET /api/apps/calendar/events`: the events and series that touch the time from `from` to `to`. */
export const eventRangeQuery = z.object({
  from: time.catch('1900-01-01T00:00:00Z'),
  to: time.catch('2200-01-01T00:00:00Z'),
})
export const eventRange = z.object({ events: z.array(eventDetail) })
export const eventDetailResponse = z.object({ event: eventDetail })

/** The fields of an event; an all-day event starts and ends at midnight UTC, and its end is exclusive. */
const saveEventBody = createEventBody.omit({ extendedProps: true }).extend({
  end: time,
  calendar: z.enum(CALENDARS),
  guests: boundedArray(z.string().trim().min(1).max(200), 50),
  location: z.string().trim().max(200),
  description: z.string().trim().max(5000),
  recurrence: recurrence.default(''),
  skipped: skipped.default([]),
})

/** `POST /api/apps/calendar/events`: `id` restores a deleted event under its id, unless another event has it now. */
export const addEventBody = saveEventBody.extend({
  id: z.number().int().min(1).max(2_147_483_647).optional(),
})
export type AddEventBody = z.input<typeof addEventBody>

/**
 * `PATCH /api/apps/calendar/events/:id` → 200 `{event}`, 409 with the stored event. `separated` also creates a single
 * event with the same fields at these times, for an occurrence that `skipped` leaves out.
 */
export const patchEventBody = updateEventBody.omit({ extendedProps: true }).extend({
  ...saveEventBody
    .pick({ end: true, calendar: true, guests: true, location: true, description: true })
    .partial().shape,
  recurrence: recurrence.optional(),
  skipped: skipped.optional(),
  separated: saveEventBody.pick({ start: true, end: true, allDay: true }).optional(),
  revision: z.number().int().min(1),
})
export const patchedEventResponse = eventDetailResponse.extend({ separated: eventDetail.optional() })
export type PatchEventBody = z.input<typeof patchEventBody>
