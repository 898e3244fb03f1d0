import { addDays } from '@/lib/time/calendar-day.ts'

type DayFigure = { day: string; value: number }

/** The number of days since the last Monday. */
const afterMonday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Daily figures as a grid: a row for each weekday from Monday, a cell for each week; days without figures are 0. */
export function heatRows(figures: readonly DayFigure[]) {
  const figureOf = new Map(figures.map(({ day, value }) => [day, value]))
  const weeks = [...new Set(figures.map(({ day }) => addDays(day, -afterMonday(day))))].sort()
  return Array.from({ length: 7 }, (_, weekday) => ({
    /** A day with the weekday of the row. */
    day: addDays(weeks[0] ?? '2026-01-05', weekday),
    cells: weeks.map((week) => ({ week, value: figureOf.get(addDays(week, weekday)) ?? null })),
  }))
}
