import type { ProjectStatus } from '@contract/projects.ts'
import type { IntlShape } from 'react-intl'
import { daysBetween } from '@/lib/time/calendar-day.ts'
import { formatNearDay, formatRelativeDay } from '@/ui/format/format-date.ts'
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

const nearDays = 13

/** A due date relative to today and as a date, e.g. "tomorrow, 22 Nov"; a distant one is only a date. */
export function dueLabelOf(
  intl: Pick<IntlShape, 'formatDate' | 'formatRelativeTime' | 'formatMessage'>,
  facts: DueFacts,
  today: CalendarDay,
): string {
  const date = formatNearDay(intl, facts.dueDate, today)
  const days = daysBetween(today, facts.dueDate)
  if (dueTone(facts, today) === 'overdue')
    return intl.formatMessage({ id: 'projects.due.overdue' }, { days: -days, date })
  if (Math.abs(days) > nearDays || facts.status === 'delivered' || facts.withdrawnAt !== null) return date
  return formatRelativeDay(intl, facts.dueDate, today, days)
}
