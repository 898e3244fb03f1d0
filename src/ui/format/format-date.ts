import type { IntlShape } from 'react-intl'
import { toDay } from '@/lib/time/calendar-day.ts'

const styles = {
  /** 22 Nov 2026 */
  day: { dateStyle: 'medium' },
  /** 22 Nov 2026, 14:05 */
  dayTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** Sunday, 22 November 2026 */
  fullDay: { dateStyle: 'full' },
  /** Sunday, 22 November 2026 at 14:05 */
  fullDayTime: { dateStyle: 'full', timeStyle: 'short' },
  /** 22 Nov */
  monthDay: { day: 'numeric', month: 'short' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Nov */
  shortMonth: { month: 'short' },
  /** Sun */
  shortWeekday: { weekday: 'short' },
  /** Sunday */
  weekday: { weekday: 'long' },
  /** Sunday 22 November */
  weekdayDay: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 22/11/26 */
  numeric: { day: '2-digit', month: '2-digit', year: '2-digit' },
  /** 14:05 */
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** The date styles of the app. */
export type DateStyleName = keyof typeof styles

/** The date functions of react-intl, with the browser's variant of the language. */
export type DateIntl = Pick<IntlShape, 'formatDate'>

const calendarDay = /^\d{4}-\d{2}-\d{2}$/

/**
 * Formats a timestamp or a calendar day (`YYYY-MM-DD`, the same day in every time zone) in one of the app's
 * styles.
 */
export function formatDate(intl: DateIntl, value: string | number | Date, style: DateStyleName): string {
  return typeof value === 'string' && calendarDay.test(value)
    ? intl.formatDate(`${value}T00:00:00Z`, { ...styles[style], timeZone: 'UTC' })
    : intl.formatDate(value, styles[style])
}

/** True when the locale writes times with 12 hours, as in 2:05 PM. */
export const hasTwelveHours = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true

/** Formats the calendar days from `start` to `end`: 17 – 23 Nov 2026. */
export const formatDayRange = (
  intl: Pick<IntlShape, 'formatDateTimeRange'>,
  start: string,
  end: string,
): string =>
  intl.formatDateTimeRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`), {
    ...styles.day,
    timeZone: 'UTC',
  })

/** Formats a calendar day without the year if it is the year of `today`. */
export const formatNearDay = (intl: DateIntl, day: string, today: string): string =>
  formatDate(intl, day, day.slice(0, 4) === today.slice(0, 4) ? 'monthDay' : 'day')

/** Formats a day relative to today and as a date: "tomorrow, 22 Nov". */
export const formatRelativeDay = (
  intl: DateIntl & Pick<IntlShape, 'formatRelativeTime'>,
  day: string,
  today: string,
  days: number,
): string =>
  `${intl.formatRelativeTime(days, 'day', { numeric: 'auto' })}, ${formatNearDay(intl, day, today)}`

/** Formats a timestamp in lists: the time for today, the day for the year of `now`, else the date with its year. */
export function formatShortTime(intl: DateIntl, at: string | number, now: Date): string {
  const date = new Date(at)
  if (toDay(date) === toDay(now)) return formatDate(intl, date, 'time')
  return formatDate(intl, date, date.getFullYear() === now.getFullYear() ? 'monthDay' : 'numeric')
}

/** Formats a timestamp: only the time for today, else with the day. */
export function formatMoment(intl: DateIntl, at: string, today: string): string {
  const date = new Date(at)
  const time = formatDate(intl, date, 'time')
  const day = toDay(date)
  return day === today ? time : `${formatNearDay(intl, day, today)}, ${time}`
}

const ageUnits = [
  { unit: 'minute', seconds: 60, until: 3600 },
  { unit: 'hour', seconds: 3600, until: 86_400 },
  { unit: 'day', seconds: 86_400, until: Number.POSITIVE_INFINITY },
] as const

/** Formats how long ago a time was, in the largest unit that fits; a future time counts as now. */
export function formatAge(intl: Pick<IntlShape, 'formatRelativeTime'>, then: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000)
  const age = seconds < 60 ? undefined : ageUnits.find(({ until }) => seconds < until)
  return age
    ? intl.formatRelativeTime(-Math.floor(seconds / age.seconds), age.unit, { numeric: 'auto' })
    : intl.formatRelativeTime(0, 'second', { numeric: 'auto' })
}
