import type { IntlShape } from 'react-intl'
import { daysBetween, toDay } from '@/lib/calendar-day.ts'

/** When a message came, as short as a list has room for: the time today, the day this year, else the date. */
export function shortTime(intl: IntlShape, at: string, now: Date): string {
  const date = new Date(at)
  if (toDay(date) === toDay(now)) return intl.formatTime(date, { hour: '2-digit', minute: '2-digit' })
  if (date.getFullYear() === now.getFullYear())
    return intl.formatDate(date, { day: 'numeric', month: 'short' })
  return intl.formatDate(date, { day: '2-digit', month: '2-digit', year: '2-digit' })
}

/** When a message came, in full. */
export const longTime = (intl: IntlShape, at: string): string =>
  intl.formatDate(at, { dateStyle: 'full', timeStyle: 'short' })

/** A due date in words, and whether it presses. */
export type Due = { text: string; tone: 'overdue' | 'today' | 'soon' | 'later' }

/** Says a due date in words: "overdue", "today", "tomorrow", the weekday within a week, else the date. */
export function dueInWords(intl: IntlShape, dueDate: string, today: string): Due {
  const days = daysBetween(today, dueDate)
  // Calendar days have no zone: noon in UTC, said in UTC, is that day everywhere.
  const day = new Date(`${dueDate}T12:00:00Z`)
  const date = intl.formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  if (days < 0) return { text: intl.formatMessage({ id: 'mail.due.overdue' }, { date }), tone: 'overdue' }
  if (days === 0) return { text: intl.formatMessage({ id: 'mail.due.today' }), tone: 'today' }
  if (days === 1) return { text: intl.formatMessage({ id: 'mail.due.tomorrow' }), tone: 'soon' }
  if (days < 7) {
    const weekday = intl.formatDate(day, { weekday: 'long', timeZone: 'UTC' })
    return { text: intl.formatMessage({ id: 'mail.due.on' }, { date: weekday }), tone: 'soon' }
  }
  return { text: intl.formatMessage({ id: 'mail.due.on' }, { date }), tone: 'later' }
}
