import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { addDays, today } from '@/lib/time/calendar-day.ts'
import messages from '../../../../locales/en/dashboards.json' with { type: 'json' }
import { useFigureFormats } from './use-figure-formats.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={messages} timeZone="UTC">
    {children}
  </IntlProvider>
)

it('R-614: the names of a series mark the current day, week and month, and no others', () => {
  const { dayToDate, weekdayToDate, weekToDate, monthToDate } = renderHook(useFigureFormats, { wrapper })
    .result.current
  expect([dayToDate(today()), weekdayToDate(today())]).toEqual(['Today', 'Today'])
  expect(weekdayToDate('2024-01-01')).toBe('Mon')
  expect(dayToDate('2024-01-01')).toBe('Jan 1')
  expect([weekToDate(addDays(today(), -6)), weekToDate(today())]).toEqual(['This week', 'This week'])
  for (const days of [-7, 1]) expect(weekToDate(addDays(today(), days))).not.toBe('This week')
  expect(monthToDate(today())).toContain('to date')
  expect(monthToDate('2024-01-01')).toBe('Jan')
  const [year, month] = today().split('-')
  expect(monthToDate(`${Number(year) - 1}-${month}-01`)).not.toContain('to date')
})
