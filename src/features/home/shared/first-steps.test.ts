import type { Home } from '@contract/home.ts'
import { expect, it } from 'vitest'
import { createAbility } from '@/lib/auth/ability.ts'
import { type FirstStep, isNewPerson, permittedSteps } from './first-steps.tsx'

const all: FirstStep[] = ['import', 'write', 'request', 'invite']
const rule = (action: string, subject: string) => ({ action, subject })

it.each([
  ['a writer', [rule('create', 'manuscripts')], ['import', 'write']],
  ['a client', [rule('create', 'projects'), rule('create', 'manuscripts')], ['import', 'write', 'request']],
  ['an admin', [rule('manage', 'all')], all],
  ['a reader', [rule('read', 'manuscripts')], []],
])('R-580: %s is offered the first steps of the role', (_who, rules, steps) =>
  expect(permittedSteps(all, createAbility(rules))).toEqual(steps),
)

const nothing: Home = {
  scenes: [],
  wordsToday: 0,
  messages: { unread: 0, threads: [] },
  projects: { projects: [], total: 0 },
  imports: [],
}
const one = {} as never

it.each<[string, Partial<Home>, boolean]>([
  ['nothing', {}, true],
  ['no permission', { scenes: null, messages: null, projects: null, imports: null }, true],
  ['a text', { scenes: [one] }, false],
  ['a message that was read', { messages: { unread: 0, threads: [one] } }, false],
  ['a request', { projects: { projects: [], total: 1 } }, false],
  ['an import', { imports: [one] }, false],
])('R-580: a person with %s is greeted as new, or not: %#', (_with, part, isNew) =>
  expect(isNewPerson({ ...nothing, ...part })).toBe(isNew),
)
