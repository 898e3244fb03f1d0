import type { PersonRef } from '@contract/people.ts'
import { DUE_PERIODS, type DuePeriod } from '@contract/project-due.ts'
import type { Workload, WorkloadFigures } from '@contract/project-workload.ts'

/** One row of the workload: a person, or the requests without an assignee. */
export type WorkloadRow = WorkloadFigures & { person: PersonRef | null }

/** The requests without an assignee, then those of each person. */
export const workloadRows = ({ unassigned, people }: Workload): WorkloadRow[] => [
  { ...unassigned, person: null },
  ...people,
]

/** The filters of the list of requests behind a figure; all open ones without a period. */
export const listOf = (row: Pick<WorkloadRow, 'person'>, due?: DuePeriod) => ({
  assignee: row.person?.uid ?? 'none',
  due,
})

/** The share of each period in a bar of `most` requests, in percent; periods without any are left out. */
export function barParts({ due }: Pick<WorkloadFigures, 'due'>, most: number) {
  return DUE_PERIODS.filter((period) => due[period] > 0).map((period) => ({
    period,
    percent: (100 * due[period]) / most,
  }))
}
