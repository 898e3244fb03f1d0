import type { TaskStatus } from '@contract/mail.ts'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, toDay } from '@/lib/time/calendar-day.ts'
import messages from '../../../../locales/en/mail.json' with { type: 'json' }
import { dueLabel } from './due-label.ts'

const intl = createIntl({ locale: 'en-GB', messages })
const due = (dueDate: string, taskStatus: TaskStatus = 'new') =>
  dueLabel(intl, { dueDate, taskStatus }, '2026-11-20')

describe('dueLabel', () => {
  it('labels overdue, today and tomorrow', () => {
    expect(due('2026-11-18')).toEqual({ text: 'Overdue since 18 Nov', tone: 'overdue' })
    expect(due('2026-11-20')).toEqual({ text: 'Due today', tone: 'today' })
    expect(due('2026-11-21')).toEqual({ text: 'Due tomorrow', tone: 'soon' })
  })
  it('returns only the date of a completed thread', () => {
    expect(due('2026-11-18', 'completed')).toEqual({ text: 'Due 18 Nov', tone: 'later' })
    expect(due('2026-11-20', 'completed')).toEqual({ text: 'Due 20 Nov', tone: 'later' })
    expect(due('2026-11-18', 'in_process').tone).toBe('overdue')
  })
  it('names the weekday within a week, then the date', () => {
    expect(due('2026-11-26').text).toBe('Due Thursday')
    expect(due('2026-11-27').text).toBe('Due 27 Nov')
  })
})

describe('calendar days', () => {
  it('follow local time across months and clock changes', () => {
    expect(toDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  })
})
