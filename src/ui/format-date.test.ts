import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { formatDate, formatNearDay, formatRelativeDay } from './format-date.ts'

const intlOf = (locale: string) => createIntl({ locale, timeZone: 'America/New_York' })

describe('formatDate', () => {
  it('formats each style for language and region', () => {
    expect(formatDate(intlOf('en-US'), '2026-11-22', 'day')).toBe('Nov 22, 2026')
    expect(formatDate(intlOf('en-GB'), '2026-11-22', 'day')).toBe('22 Nov 2026')
    expect(formatDate(intlOf('fr'), '2026-11-22', 'day')).toBe('22 nov. 2026')
    expect(formatDate(intlOf('fr'), '2026-11-22', 'fullDay')).toBe('dimanche 22 novembre 2026')
  })

  it('formats a calendar day equally in every time zone, and a timestamp in the local one', () => {
    expect(formatDate(intlOf('en-GB'), '2026-11-22', 'monthDay')).toBe('22 Nov')
    expect(formatDate(intlOf('en-GB'), '2026-11-22T02:00:00Z', 'monthDay')).toBe('21 Nov')
    expect(formatDate(intlOf('en-GB'), '2026-11-22T20:05:00Z', 'dayTime')).toBe('22 Nov 2026, 15:05')
  })

  it('omits the current year', () => {
    expect(formatNearDay(intlOf('en-GB'), '2026-11-22', '2026-01-01')).toBe('22 Nov')
    expect(formatNearDay(intlOf('en-GB'), '2027-01-02', '2026-12-31')).toBe('2 Jan 2027')
  })

  it('formats a near day relative to today', () => {
    expect(formatRelativeDay(intlOf('en-GB'), '2026-11-22', '2026-11-21', 1)).toBe('tomorrow, 22 Nov')
    expect(formatRelativeDay(intlOf('fr'), '2026-11-20', '2026-11-21', -1)).toBe('hier, 20 nov.')
  })
})
