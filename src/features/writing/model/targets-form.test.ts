import type { WritingTargets } from '@contract/writing.ts'
import { expect, it } from 'vitest'
import { formTargets, targetsForm, targetsFormValues } from './targets-form.ts'

it('R-933: the form of the targets keeps each target that it was opened with', () => {
  const set: WritingTargets = {
    ...{ unit: 'characters', session: 300, day: 500, total: 80_000 },
    ...{ deadline: '2026-12-04', weekdays: [1, 3, 7], inFooter: true },
  }
  const none: WritingTargets = { ...set, session: null, day: null, total: null, deadline: null }
  for (const targets of [set, none])
    expect(formTargets(targetsForm.parse(targetsFormValues(targets)))).toEqual(targets)
})
