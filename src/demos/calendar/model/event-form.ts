import { CALENDARS } from '@contract/demo/calendar.ts'
import * as z from 'zod'
import { isDay } from '@/ui/form/days.ts'
import { fromFormTimes } from './event-times.ts'
import { REPEATS } from './recurrence.ts'

const day = z.string().refine((text) => isDay(text) && /^(19|20|21)/.test(text), 'calendar.error.date')
const time = z.string()

/** The form of an event; each error is at its field. */
export const eventForm = z
  .object({
    title: z.string().trim().min(1, 'calendar.error.title').max(200, 'calendar.error.long'),
    calendar: z.enum(CALENDARS),
    allDay: z.boolean(),
    startDay: day,
    startTime: time,
    endDay: day,
    endTime: time,
    url: z
      .string()
      .trim()
      .refine((text) => text === '' || /^(https?:\/\/|\/(?!\/))[^\s\\]+$/i.test(text), 'calendar.error.url'),
    guests: z.array(z.string()).max(50, 'calendar.error.guests'),
    location: z.string().trim().max(200),
    description: z.string().trim().max(5000),
    repeat: z.enum(REPEATS),
    interval: z.string(),
    until: z.string(),
  })
  .superRefine((values, context) => {
    const { allDay, startTime, endTime } = values
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (values.repeat !== 'none') {
      const isCount = values.repeat === 'weekdays' || /^[1-9]\d?$/.test(values.interval)
      if (!isCount) refuse('interval', 'calendar.error.interval')
      const { until } = values
      if (until !== '' && !isDay(until)) refuse('until', 'calendar.error.date')
      else if (until !== '' && until < values.startDay) refuse('until', 'calendar.error.until')
    }
    const isTime = (text: string) => allDay || /^\d\d:\d\d$/.test(text)
    if (!isTime(startTime)) return refuse('startTime', 'calendar.error.time')
    if (!isTime(endTime)) return refuse('endTime', 'calendar.error.time')
    const { start, end } = fromFormTimes(values)
    if (allDay ? values.endDay < values.startDay : end < start) refuse('endDay', 'calendar.error.end')
  })
