import { describe, expect, it } from 'vitest'
import { type ActionBase, hasActionConflict } from './action.ts'

const person = (uid: string) => ({ uid, name: uid, email: '', avatar: null })
const base: ActionBase = {
  id: 'x',
  revision: 1,
  status: 'received',
  assignees: [person('a'), person('b')],
  withdrawnAt: null,
}
const step = { kind: 'status', status: 'in_progress' } as const
const assign = { kind: 'assignees', people: [] } as const

describe('an action on a project that another user changed', () => {
  it('repeats when the change does not affect it', () => {
    expect(hasActionConflict(step, base, { ...base, revision: 2, assignees: [] })).toBe(false)
    expect(hasActionConflict(assign, base, { ...base, status: 'in_progress' })).toBe(false)
    expect(hasActionConflict(assign, base, { ...base, assignees: [person('b'), person('a')] })).toBe(false)
  })

  it('needs confirmation when the change affects it', () => {
    expect(hasActionConflict(step, base, { ...base, status: 'in_progress' })).toBe(true)
    expect(hasActionConflict(assign, base, { ...base, assignees: [person('c')] })).toBe(true)
    expect(hasActionConflict(assign, base, { ...base, withdrawnAt: '2026-11-21T00:00:00Z' })).toBe(true)
  })
})
