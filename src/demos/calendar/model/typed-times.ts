import { isDay } from '@/ui/form/days.ts'
import { durationOf, type FormTimes, fromFormTimes, momentOf, moveTo, toFormTimes } from './event-times.ts'

const isTime = (text: string) => /^\d\d:\d\d$/.test(text)

/**
 * The times of a new event, one hour long, from `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`. A day without a time starts at the
 * next full hour, at the latest at 23:00, so that the event is on the chosen day.
 */
export function newTimes(at: string, now: Date): FormTimes {
  const day = at.slice(0, 10)
  const hour = String(Math.min(now.getHours() + 1, 23)).padStart(2, '0')
  const time = isTime(at.slice(11)) ? at.slice(11) : `${hour}:00`
  const start = momentOf(day, time)
  const end = new Date(start.getTime() + 3_600_000)
  return toFormTimes({ start: start.toISOString(), end: end.toISOString(), allDay: false })
}

/** The end of a form whose start was changed: the duration stays; null while a value is not valid. */
export function movedEnd(
  before: FormTimes,
  { startDay, startTime }: Pick<FormTimes, 'startDay' | 'startTime'>,
): Pick<FormTimes, 'endDay' | 'endTime'> | null {
  const { allDay } = before
  if (![before.startDay, before.endDay, startDay].every(isDay)) return null
  if (!allDay && ![before.startTime, before.endTime, startTime].every(isTime)) return null
  const times = fromFormTimes(before)
  if (durationOf(times) < 0) return null
  const { endDay, endTime } = toFormTimes(moveTo(times, startDay, startTime))
  return { endDay, endTime: allDay ? before.endTime : endTime }
}
