import { CALENDARS, type CalendarEvent } from '@contract/demo/calendar.ts'
import type { EventDetail } from '@contract/demo/calendar-events.ts'
import { hasTwelveHours } from '@/ui/format/format-date.ts'
import { dayRange } from './event-times.ts'
import { seriesInput } from './series.ts'

export type CalendarName = CalendarEvent['extendedProps']['calendar']

/** The views of the calendar and their names in FullCalendar. */
export const calendarViews = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listMonth',
} as const
export type CalendarViewName = keyof typeof calendarViews

/** The view of the URL; a phone starts with the list. */
export const readView = (text: string | null, isNarrow: boolean): CalendarViewName =>
  text === 'month' || text === 'week' || text === 'day' || text === 'list'
    ? text
    : isNarrow
      ? 'list'
      : 'month'

/** The chosen calendars of the URL: all without a parameter. */
export function readCalendars(text: string | null): CalendarName[] {
  if (text === null) return [...CALENDARS]
  const names = text.split(',')
  return CALENDARS.filter((name) => names.includes(name))
}

/** The parameter of the chosen calendars; null when all are chosen. */
export const writeCalendars = (chosen: readonly CalendarName[]): string | null =>
  chosen.length === CALENDARS.length ? null : chosen.length === 0 ? 'none' : chosen.join()

/** The colour palette of each calendar. */
export const calendarPalettes: Readonly<Record<CalendarName, string>> = {
  Business: 'brand',
  Holiday: 'success',
  Personal: 'danger',
  Family: 'warning',
  ETC: 'info',
}

/** An event as FullCalendar takes it; days instead of moments keep an all-day event on its days in every zone. */
export function toInput(event: EventDetail) {
  const { id, title, start, end, allDay, calendar } = event
  const { first, after } = dayRange(event)
  const palette = calendarPalettes[calendar]
  return {
    id: String(id),
    title,
    allDay,
    ...(event.recurrence === ''
      ? { start: allDay ? first : start, end: allDay ? after : end }
      : seriesInput(event)),
    color: `var(--qp-colors-${palette}-solid)`,
    contrastColor: `var(--qp-colors-${palette}-contrast)`,
  }
}

/** The format of times: 12 or 24 hours, as the language of the screen writes them. */
export const clockOf = (locale: string) =>
  hasTwelveHours(locale)
    ? ({ hour: 'numeric', minute: '2-digit', hour12: true } as const)
    : ({ hour: '2-digit', minute: '2-digit', hour12: false } as const)
