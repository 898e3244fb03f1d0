/**
 * The due filters of the list of requests. `today` overlaps `this-week`; the others divide the open requests: each is in
 * exactly one of them.
 */
export const DUE_FILTERS = ['today', 'overdue', 'this-week', 'next-week', 'in-two-weeks', 'later'] as const
export type DueFilter = (typeof DUE_FILTERS)[number]

/** The periods of the workload, from the most urgent one. */
export const DUE_PERIODS = ['overdue', 'this-week', 'next-week', 'in-two-weeks', 'later'] as const
export type DuePeriod = (typeof DUE_PERIODS)[number]
