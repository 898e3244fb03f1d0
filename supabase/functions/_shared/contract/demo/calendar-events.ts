import { z } from 'zod'
import { boundedArray } from '../bounded.ts'
import { CALENDARS, calendarEvent, createEventBody, updateEventBody } from './calendar.ts'
import { count } from './list.ts'

/** The largest number of events of one response. */
export const MOST_EVENTS_SHOWN = 2000

/** An event with every field of the calendar screen; `revision` counts its changes. */
export const eventDetail = calendarEvent.omit({ extendedProps: true }).extend({
  calendar: z.enum(CALENDARS),
  guests: z.array(z.string()),
  location: z.string(),
  description: z.string(),
  revision: count,
})
export type EventDetail = z.infer<typeof eventDetail>

const time = z.iso.datetime({ offset: true })

/** `GET /api/apps/calendar/events`: the events that touch the time from `from` to `to`. */
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
})

/** `POST /api/apps/calendar/events`: `id` restores a deleted event under its id, unless another event has it now. */
export const addEventBody = saveEventBody.extend({
  id: z.number().int().min(1).max(2_147_483_647).optional(),
})
export type AddEventBody = z.input<typeof addEventBody>

/** `PATCH /api/apps/calendar/events/:id` → 200 `{event}`, 409 with the stored event. */
export const patchEventBody = updateEventBody.omit({ extendedProps: true }).extend({
  ...saveEventBody
    .pick({ end: true, calendar: true, guests: true, location: true, description: true })
    .partial().shape,
  revision: z.number().int().min(1),
})
export type PatchEventBody = z.input<typeof patchEventBody>
