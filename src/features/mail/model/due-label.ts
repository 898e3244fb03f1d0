import type { ThreadSummary } from '@contract/mail.ts'
import type { IntlShape } from 'react-intl'
import { daysBetween } from '@/lib/time/calendar-day.ts'
import { formatDate } from '@/ui/format/format-date.ts'

/** A due date as text with its urgency. */
export type Due = { text: string; tone: 'overdue' | 'today' | 'soon' | 'later' }

export type DueThread = Pick<ThreadSummary, 'taskStatus'> & { dueDate: string }

/**
 * Formats a due date: "overdue", "today", "tomorrow", the weekday within a week, else the date. A completed
 * thread is never overdue.
 */
export function dueLabel(intl: IntlShape, { dueDate, taskStatus }: DueThread, today: string): Due {
  const days = daysBetween(today, dueDate)
  // A calendar day has no time zone: formatting noon UTC in UTC gives that day everywhere.
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
