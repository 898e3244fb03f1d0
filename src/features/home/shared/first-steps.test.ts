import { expect, it } from 'vitest'
import { createAbility } from '@/lib/auth/ability.ts'
import { type FirstStep, permittedSteps } from './first-steps.tsx'

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
