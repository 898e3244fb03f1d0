import { expect, it } from 'vitest'
import { barParts, listOf, workloadRows } from './workload-rows.ts'

const due = { overdue: 1, 'this-week': 2, 'next-week': 0, 'in-two-weeks': 0, later: 1 }
const figures = { open: 4, due, words: 120 }
const person = { uid: 'u', name: 'Nina Petrov', email: '', avatar: null }

it('R-893: the requests without an assignee are the first row', () => {
  const rows = workloadRows({ unassigned: figures, people: [{ ...figures, person }], all: figures })
  expect(rows.map((row) => row.person?.name ?? null)).toEqual([null, 'Nina Petrov'])
})

it('R-894: a figure leads to the list of its person and period', () => {
  expect(listOf({ person })).toEqual({ assignee: 'u', due: undefined })
  expect(listOf({ person: null }, 'later')).toEqual({ assignee: 'none', due: 'later' })
})

it('R-893: a bar shows the periods in order, relative to the largest row', () => {
  expect(barParts(figures, 8)).toEqual([
    { period: 'overdue', percent: 12.5 },
    { period: 'this-week', percent: 25 },
    { period: 'later', percent: 12.5 },
  ])
})
