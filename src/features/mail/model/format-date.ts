import type { ThreadSummary } from '@contract/mail.ts'
import type { IntlShape } from 'react-intl'
import { daysBetween, toDay } from '@/lib/calendar-day.ts'
import { formatDate } from '@/ui/format-date.ts'

/** When a message came, as short as a list has room for: the time today, the day this year, else the date. */
export function shortTime(intl: IntlShape, at: string, now: Date): string {
  const date = new Date(at)
  if (toDay(date) === toDay(now)) return formatDate(intl, date, 'time')
  if (date.getFullYear() === now.getFullYear()) return formatDate(intl, date, 'monthDay')
  return formatDate(intl, date, 'numeric')
}

/** When a message came, in full. */
export const longTime = (intl: IntlShape, at: string): string => formatDate(intl, at, 'fullDayTime')

/** A due date in words, and whether it presses. */
export type Due = { text: string; tone: 'overdue' | 'today' | 'soon' | 'later' }

/** The facts of a thread that has a due date. */
export type DueThread = Pick<ThreadSummary, 'taskStatus'> & { dueDate: string }

/**
 * Says a due date in words: "overdue", "today", "tomorrow", the weekday within a week, else the date. A completed thread
 * shows its date only: it is never overdue.
 */
export function dueLabel(intl: IntlShape, { dueDate, taskStatus }: DueThread, today: string): Due {
  const days = daysBetween(today, dueDate)
  // Calendar days have no zone: noon in UTC, said in UTC, is that day everywhere.
  const day = new Date(`${dueDate}T12:00:00Z`)
  const date = formatDate(intl, day, 'monthDay')
  if (taskStatus === 'completed')
    return { text: intl.formatMessage({ id: 'mail.due.on' }, { date }), tone: 'later' }
  if (days < 0) return { text: intl.formatMessage({ id: 'mail.due.overdue' }, { date }), tone: 'overdue' }
  if (days === 0) return { text: intl.formatMessage({ id: 'mail.due.today' }), tone: 'today' }
  if (days === 1) return { text: intl.formatMessage({ id: 'mail.due.tomorrow' }), tone: 'soon' }
  if (days < 7) {
    const weekday = formatDate(intl, day, 'weekday')
    return { text: intl.formatMessage({ id: 'mail.due.on' }, { date: weekday }), tone: 'soon' }
  }
  return { text: intl.formatMessage({ id: 'mail.due.on' }, { date }), tone: 'later' }
}
