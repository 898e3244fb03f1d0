import type { DueFilter } from '../../_shared/contract/project-due.ts'

const week = (today: string, later: number) => `(date_trunc('week', ${today})::date + ${7 * later})`

/** The SQL condition that an open project `p` is in a due period, by the SQL of the caller's day; weeks begin on Monday. */
export function isDue(period: DueFilter, today: string): string {
  const between = (from: string, to: string) => `p.due_date >= ${from} and p.due_date < ${to}`
  switch (period) {
    case 'today':
      return `p.due_date = ${today}`
    case 'overdue':
      return `p.due_date < ${today}`
    case 'this-week':
      return between(today, week(today, 1))
    case 'next-week':
      return between(week(today, 1), week(today, 2))
    case 'in-two-weeks':
      return between(week(today, 2), week(today, 3))
    case 'later':
      return `p.due_date >= ${week(today, 3)}`
  }
}
