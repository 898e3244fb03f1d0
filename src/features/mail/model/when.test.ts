import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, toDay } from '@/lib/calendar-day.ts'
import messages from '../../../../locales/en/mail.json' with { type: 'json' }
import { dueInWords } from './when.ts'

const intl = createIntl({ locale: 'en-GB', messages })
const due = (day: string) => dueInWords(intl, day, '2026-11-20')

describe('a due date in words', () => {
  it('says plainly what is overdue, and what presses', () => {
    expect(due('2026-11-18')).toEqual({ text: 'Overdue since 18 Nov', tone: 'overdue' })
    expect(due('2026-11-20')).toEqual({ text: 'Due today', tone: 'today' })
    expect(due('2026-11-21')).toEqual({ text: 'Due tomorrow', tone: 'soon' })
  })
  it('names the weekday within a week, then the date', () => {
    expect(due('2026-11-26').text).toBe('Due Thursday')
    expect(due('2026-11-27').text).toBe('Due 27 Nov')
  })
})

describe('calendar days', () => {
  it('are the reader’s own, across months and clock changes', () => {
    expect(toDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  })
})
