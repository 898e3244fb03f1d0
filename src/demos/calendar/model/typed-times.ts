import { addDays } from '@/lib/time/calendar-day.ts'
import { isDay } from '@/ui/form/days.ts'
import { durationOf, type FormTimes, fromFormTimes, momentOf, moveTo, toFormTimes } from './event-times.ts'

const isTime = (text: string) => /^\d\d:\d\d$/.test(text)

/**
 * The range of a selection as `from/to` of a URL, with an exclusive end; a day alone if one day was selected.
 */
export function selectedRange(selected: { startStr: string; endStr: string; allDay: boolean }): string {
  const { startStr, endStr, allDay } = selected
  const [start, end] = [startStr.slice(0, allDay ? 10 : 16), endStr.slice(0, allDay ? 10 : 16)]
  return allDay && end === addDays(start, 1) ? start : `${start}/${end}`
}

/** The times of a selected range: days make an all-day event; null for another text. */
function rangeTimes(at: string): FormTimes | null {
  const [start = '', end = ''] = at.split('/')
  const [startDay, endDay] = [start.slice(0, 10), end.slice(0, 10)]
  if (!isDay(startDay) || !isDay(endDay) || end <= start) return null
  if (start.length === 10 && end.length === 10)
    return toFormTimes({ start: `${start}T00:00:00Z`, end: `${end}T00:00:00Z`, allDay: true })
  const [startTime, endTime] = [start.slice(11), end.slice(11)]
  if (!isTime(startTime) || !isTime(endTime)) return null
  return { startDay, startTime, endDay, endTime, allDay: false }
}

/**
 * The times of a new event: those of a selected range, or one hour from `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`. A day
 * without a time starts at the next full hour, at the latest at 23:00, so that the event is on the chosen day.
 */
export function newTimes(at: string, now: Date): FormTimes {
  const selected = rangeTimes(at)
  if (selected) return selected
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
