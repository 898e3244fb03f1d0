import type { ProjectStatus } from '@contract/projects.ts'
import type { IntlShape } from 'react-intl'
import { daysBetween, toDay } from '@/lib/calendar-day.ts'
import { type DateIntl, formatDate, formatNearDay, formatRelativeDay } from '@/ui/format-date.ts'
import type { CalendarDay } from './days.ts'

/** The urgency of a due date. */
export type DueTone = 'overdue' | 'today' | 'soon' | 'calm'

type DueFacts = { dueDate: CalendarDay; status: ProjectStatus; withdrawnAt: string | null }

/** A delivered or withdrawn project is never overdue. */
export function dueTone({ dueDate, status, withdrawnAt }: DueFacts, today: CalendarDay): DueTone {
  if (status === 'delivered' || withdrawnAt !== null) return 'calm'
  const days = daysBetween(today, dueDate)
  if (days < 0) return 'overdue'
  return days === 0 ? 'today' : days <= 2 ? 'soon' : 'calm'
}

/** A short date in the user's language, with the year unless it is the current one. */
export const formatDueDay = (intl: DateIntl, day: CalendarDay, today: CalendarDay): string =>
  formatNearDay(intl, day, today)

const nearDays = 13

/** A due date relative to today and as a date, e.g. "tomorrow, 22 Nov"; a distant one is only a date. */
export function dueLabelOf(
  intl: Pick<IntlShape, 'formatDate' | 'formatRelativeTime' | 'formatMessage'>,
  facts: DueFacts,
  today: CalendarDay,
): string {
  const date = formatDueDay(intl, facts.dueDate, today)
  const days = daysBetween(today, facts.dueDate)
  if (dueTone(facts, today) === 'overdue')
    return intl.formatMessage({ id: 'projects.due.overdue' }, { days: -days, date })
  if (Math.abs(days) > nearDays || facts.status === 'delivered' || facts.withdrawnAt !== null) return date
  return formatRelativeDay(intl, facts.dueDate, today, days)
}

/** A time in the user's language: only the hour for today, else with the date. */
export function formatMoment(intl: DateIntl, moment: string, today: CalendarDay): string {
  const date = new Date(moment)
  const time = formatDate(intl, date, 'time')
  const day = toDay(date)
  return day === today ? time : `${formatDueDay(intl, day, today)}, ${time}`
}
