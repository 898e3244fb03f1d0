import type { ComparedFigure } from '@contract/demo/dashboards/figures.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { daysBetween, today } from '@/lib/time/calendar-day.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { figureChange } from '../model/figure-change.ts'

/** The formats of the dashboards in the language of the page; money is given in cents. */
export function useFigureFormats() {
  const intl = useIntl()
  return useMemo(() => {
    const percent = (share: number, options: { signDisplay?: 'exceptZero' } = {}) =>
      intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1, ...options })
    /** Marks the current day and week, whose figures are not complete. */
    const toDate = (style: 'monthDay' | 'shortWeekday') => (day: string) =>
      day === today() ? intl.formatMessage({ id: 'dashboards.day.to-date' }) : formatDate(intl, day, style)
    return {
      count: (value: number) => intl.formatNumber(value),
      decimal: (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 }),
      money: (cents: number) => formatMoney(intl, cents, 'round'),
      exactMoney: (cents: number) => formatMoney(intl, cents),
      /** For axes, such as `$1.2K`. */
      shortMoney: (cents: number) => formatMoney(intl, cents, 'short'),
      percent: (share: number) => percent(share),
      signedPercent: (share: number) => percent(share, { signDisplay: 'exceptZero' }),
      day: (day: string) => formatDate(intl, day, 'monthDay'),
      weekday: (day: string) => formatDate(intl, day, 'shortWeekday'),
      dayToDate: toDate('monthDay'),
      weekdayToDate: toDate('shortWeekday'),
      /** A week by its first day. */
      weekToDate: (monday: string) => {
        const age = daysBetween(monday, today())
        return age >= 0 && age < 7
          ? intl.formatMessage({ id: 'dashboards.week.to-date' })
          : formatDate(intl, monday, 'monthDay')
      },
      month: (day: string) => formatDate(intl, day, 'shortMonth'),
      /** A month of a series; the current one is marked, because its figures are not complete. */
      monthToDate: (day: string) => {
        const month = formatDate(intl, day, 'shortMonth')
        return day.slice(0, 7) === today().slice(0, 7)
          ? intl.formatMessage({ id: 'dashboards.month.to-date' }, { month })
          : month
      },
      country: (code: string) =>
        intl.formatDisplayName(code.toUpperCase(), { type: 'region' }) ?? code.toUpperCase(),
      hours: (minutes: number) =>
        intl.formatNumber(minutes / 60, {
          style: 'unit',
          unit: 'hour',
          unitDisplay: 'short',
          maximumFractionDigits: 1,
        }),
      minutes: (minutes: number) =>
        intl.formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'short' }),
      /** The change of a figure in words, for `StatCard` and `ChangeNote`. */
      change: (figure: ComparedFigure, days: number, welcome: 'up' | 'down' | 'none' = 'up') => {
        const change = figureChange(figure, welcome)
        if (!change)
          return { tone: 'neutral' as const, words: intl.formatMessage({ id: 'dashboards.change.none' }) }
        const { share, ...direction } = change
        const values = { percent: percent(share, { signDisplay: 'exceptZero' }), days }
        return { ...direction, words: intl.formatMessage({ id: 'dashboards.change' }, values) }
      },
    }
  }, [intl])
}
