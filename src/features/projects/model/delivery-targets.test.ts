import type { ProjectDetail } from '@contract/projects.ts'
import { expect, it } from 'vitest'
import { hasTargetToDeliver, targetsToDeliver } from './delivery-targets.ts'

const targets: ProjectDetail['targets'] = [
  { language: 'fr', state: 'accepted', dueDate: null },
  { language: 'de', state: 'in_progress', dueDate: null },
  { language: 'es', state: 'delivered', dueDate: null },
]
const file = (targetLanguage: string | null, deliveredAt: string | null = null) =>
  ({ kind: 'deliverable', targetLanguage, deliveredAt }) as ProjectDetail['attachments'][number]

it.each([
  ['those of the undelivered files', [file('es'), file('fr'), file(null)], ['fr', 'es']],
  ['all that are not accepted without such files', [file(null), file('fr', '2026-11-20')], ['de', 'es']],
])('R-825: a new delivery contains at first %s', (_which, attachments, languages) => {
  expect(targetsToDeliver({ targets, attachments })).toEqual(languages)
})

it.each([
  ['a delivered project with a language left', 'delivered', targets, true],
  ['a delivered project whose languages are delivered', 'delivered', targets.toSpliced(1, 1), false],
  ['a delivered project without languages', 'delivered', [], false],
  ['a project in progress, which is delivered as before', 'in_progress', targets, false],
] as const)('R-826: staff deliver again: %s', (_which, status, given, expected) => {
  expect(hasTargetToDeliver({ status, targets: [...given] })).toBe(expected)
})
