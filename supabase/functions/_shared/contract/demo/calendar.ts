import { z } from 'zod'
import { nameText } from '../name-text.ts'
import { count } from './list.ts'

export const CALENDARS = ['Business', 'Holiday', 'Personal', 'ETC', 'Family'] as const

const moment = z.iso.datetime({ offset: true })
/** A timestamp with a zone, or a date or local time, which is read as UTC. */
const givenMoment = z
  .union([moment, z.iso.datetime({ local: true }), z.iso.date()])
  .refine((value) => /^(19|20|21)\d\d-/.test(value))

/** A URL that is safe to follow: empty, http(s), or a path of this site. */
const link = z
  .string()
  .max(500)
  .refine((value) => value === '' || /^(https?:\/\/|\/(?!\/))[^\s\\]*$/i.test(value))

/** `GET /api/apps/calendar?calendars=Business&calendars=Family`: at most 2,000, ordered by start. */
export const calendarEvent = z.object({
  id: count,
  url: z.string(),
  title: z.string(),
  start: moment,
  end: moment,
  allDay: z.boolean(),
  extendedProps: z.object({ calendar: z.enum(CALENDARS) }),
})
export type CalendarEvent = z.infer<typeof calendarEvent>
export const calendarEventList = z.array(calendarEvent)

/** `POST /api/apps/calendar` → 201 with the event; without an end, the event ends at its start. */
export const createEventBody = z.object({
  url: link.default(''),
  title: nameText(200),
  start: givenMoment,
  end: givenMoment.nullish(),
  allDay: z.boolean().default(false),
  extendedProps: z.object({ calendar: z.enum(CALENDARS) }),
})
export type CreateEventBody = z.input<typeof createEventBody>

/** `PUT /api/apps/calendar/:id` → 201 with the event; omitted fields stay unchanged. */
export const updateEventBody = z.object({
  url: link.optional(),
  title: nameText(200).optional(),
  start: givenMoment.optional(),
  end: givenMoment.nullish(),
  allDay: z.boolean().optional(),
  extendedProps: z.object({ calendar: z.enum(CALENDARS) }).optional(),
})
export type UpdateEventBody = z.input<typeof updateEventBody>
