/**
 * The due filters of the list of requests. `today` overlaps `this-week`; the others divide the open requests: each is in
 * exactly one of them.
 */
export const DUE_FILTERS = ['today', 'overdue', 'this-week', 'next-week', 'in-two-weeks', 'later'] as const
export type DueFilter = (typeof DUE_FILTERS)[number]
export const isDueFilter = (text: string): text is DueFilter => DUE_FILTERS.some((value) => value === text)

/** The periods of the workload, from the most urgent one. */
export const DUE_PERIODS = ['overdue', 'this-week', 'next-week', 'in-two-weeks', 'later'] as const
export type DuePeriod = (typeof DUE_PERIODS)[number]

/** Requests that are due from the first day to the last one, as a due filter: `2026-12-01..2026-12-05`. */
export type DueDays = `${string}..${string}`

/** Returns the first and the last day of a due filter of days; null for any other text. */
export function parseDueDays(text: string): [string, string] | null {
  const days = text.split('..')
  const [from, to] = days
  if (days.length !== 2 || !from || !to || !days.every(isDay) || from > to) return null
  return [from, to]
}

const isDay = (text: string): boolean => {
  const time = /^[12]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
