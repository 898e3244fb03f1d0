import type { IntlShape } from 'react-intl'

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
