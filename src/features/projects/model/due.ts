import type { ProjectStatus } from '@contract/projects.ts'
import type { IntlShape } from 'react-intl'
import { daysBetween, toDay } from '@/lib/calendar-day.ts'
import type { Day } from './days.ts'

/** How a due date stands: late, pressing, or neither. */
export type DueTone = 'overdue' | 'today' | 'soon' | 'calm'

type DueFacts = { dueDate: Day; status: ProjectStatus; withdrawnAt: string | null }

/** Only what is still to be delivered can be late. */
export function dueTone({ dueDate, status, withdrawnAt }: DueFacts, today: Day): DueTone {
  if (status === 'delivered' || withdrawnAt !== null) return 'calm'
  const days = daysBetween(today, dueDate)
  if (days < 0) return 'overdue'
  return days === 0 ? 'today' : days <= 2 ? 'soon' : 'calm'
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${hasYear}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(hasYear ? { year: 'numeric' } : {}),
  })
  formats.set(key, made)
  return made
}

/** A day in the reader's language, short, the day before the month ("21 Nov"), with the year where it is another one. */
export function formatDay(intl: Pick<IntlShape, 'locale'>, day: Day, today: Day): string {
  const locale = intl.locale.startsWith('en') ? 'en-GB' : intl.locale
  return formatOf(locale, day.slice(0, 4) !== today.slice(0, 4)).format(new Date(`${day}T00:00:00Z`))
}

const nearDays = 13

/** A due date in words and as a date: "tomorrow, 22 Nov"; a late one says so, one far away is only a date. */
export function dueWords(
  intl: Pick<IntlShape, 'locale' | 'formatRelativeTime' | 'formatMessage'>,
  facts: DueFacts,
  today: Day,
): string {
  const date = formatDay(intl, facts.dueDate, today)
  const days = daysBetween(today, facts.dueDate)
  if (dueTone(facts, today) === 'overdue')
    return intl.formatMessage({ id: 'projects.due.overdue' }, { days: -days, date })
  if (Math.abs(days) > nearDays || facts.status === 'delivered' || facts.withdrawnAt !== null) return date
  return `${intl.formatRelativeTime(days, 'day', { numeric: 'auto' })}, ${date}`
}

/** A moment in the reader's language: only the hour when it was today, else the day as well. */
export function formatMoment(
  intl: Pick<IntlShape, 'locale' | 'formatTime'>,
  moment: string,
  today: Day,
): string {
  const date = new Date(moment)
  const time = intl.formatTime(date)
  const day = toDay(date)
  return day === today ? time : `${formatDay(intl, day, today)}, ${time}`
}
