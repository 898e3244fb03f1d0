import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import {
  formatAge,
  formatDate,
  formatDayRange,
  formatMoment,
  formatNearDay,
  formatRelativeDay,
  formatShortTime,
  hasTwelveHours,
} from './format-date.ts'

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

describe('formatDayRange', () => {
  it('formats the days from the first to the last, equally in every time zone', () => {
    expect(formatDayRange(intlOf('en-GB'), '2026-11-17', '2026-11-23')).toMatch(/^17\s?–\s?23 Nov 2026$/)
  })
})

describe('hasTwelveHours', () => {
  it('is decided by the region of a locale', () => {
    expect(['en-US', 'en-GB', 'fr'].map(hasTwelveHours)).toEqual([true, false, false])
  })
})

describe('formatShortTime', () => {
  const intl = createIntl({ locale: 'en-GB' })
  const now = new Date(2026, 10, 22, 12)
  const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString()

  it('returns the time for today, the day for this year, else the date with its year', () => {
    expect(formatShortTime(intl, at(2026, 10, 22, 0), now)).toBe('00:00')
    expect(formatShortTime(intl, at(2026, 10, 21, 23), now)).toBe('21 Nov')
    expect(formatShortTime(intl, at(2026, 0, 1, 0), now)).toBe('1 Jan')
    expect(formatShortTime(intl, at(2025, 11, 31, 23), now)).toBe('31/12/25')
    expect(formatShortTime(intl, at(2019, 10, 22, 12), now)).toBe('22/11/19')
  })
})

describe('formatMoment', () => {
  it('returns only the time for today, else the day and the time', () => {
    const intl = createIntl({ locale: 'en-GB' })
    const at = new Date(2026, 10, 22, 14, 5).toISOString()
    expect(formatMoment(intl, at, '2026-11-22')).toBe('14:05')
    expect(formatMoment(intl, at, '2026-11-23')).toBe('22 Nov, 14:05')
    expect(formatMoment(intl, at, '2027-01-01')).toBe('22 Nov 2026, 14:05')
  })
})

describe('formatAge', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const ago = (seconds: number) => formatAge(intlOf('en-GB'), new Date(now.getTime() - seconds * 1000), now)

  it('returns now for the first minute and for a future time', () => {
    expect(ago(59)).toBe('now')
    expect(ago(-300)).toBe('now')
  })

  it('counts whole minutes, hours and days', () => {
    expect(ago(60)).toBe('1 minute ago')
    expect(ago(3599)).toBe('59 minutes ago')
    expect(ago(7200)).toBe('2 hours ago')
    expect(ago(86_400 * 40)).toBe('40 days ago')
  })
})
