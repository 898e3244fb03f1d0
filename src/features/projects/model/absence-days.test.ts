import { expect, it } from 'vitest'
import { absencesOn, nextAbsence } from './absence-days.ts'

const away = (uid: string, startsOn: string, endsOn: string) => ({ person: { uid }, startsOn, endsOn })

it.each([
  ['today is its last day', '2026-11-20', '2026-11-27', true],
  ['it begins on the last day of the notice', '2026-12-11', '2026-12-12', true],
  ['it begins a day later', '2026-12-12', '2026-12-12', false],
  ['it ended yesterday', '2026-11-20', '2026-11-26', false],
])('R-901: an absence is noted beside the name when %s: %s to %s', (_case, startsOn, endsOn, isNoted) => {
  const one = away('a', startsOn, endsOn)
  expect(nextAbsence([one], 'a', '2026-11-27')).toBe(isNoted ? one : undefined)
  expect(nextAbsence([one], 'b', '2026-11-27')).toBeUndefined()
})

it('R-901: the first absence is noted', () => {
  const first = away('a', '2026-11-28', '2026-11-28')
  expect(nextAbsence([away('a', '2026-12-01', '2026-12-02'), first], 'a', '2026-11-27')).toBe(first)
})

it('R-903: absences on a due date or today are found for the chosen people only, first and last day included', () => {
  const one = away('a', '2026-12-01', '2026-12-03')
  const found = (uids: string[], days: string[]) => absencesOn([one], uids, days)
  expect(found(['a'], ['2026-12-01'])).toEqual([one])
  expect(found(['b', 'a'], ['2026-11-27', '2026-12-03'])).toEqual([one])
  expect(found(['a'], ['2026-11-30', '2026-12-04'])).toEqual([])
  expect(found(['b'], ['2026-12-02'])).toEqual([])
})
