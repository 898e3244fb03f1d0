import { describe, expect, it } from 'vitest'
import { isOvertaken, type Seen } from './action.ts'

const person = (uid: string) => ({ uid, name: uid, email: '', avatar: null })
const seen: Seen = {
  id: 'x',
  revision: 1,
  status: 'received',
  assignees: [person('a'), person('b')],
  withdrawnAt: null,
}
const step = { kind: 'status', status: 'in_progress' } as const
const assign = { kind: 'assignees', people: [] } as const

describe('an action on a request somebody else has just changed', () => {
  it('goes on when something else was changed', () => {
    expect(isOvertaken(step, seen, { ...seen, revision: 2, assignees: [] })).toBe(false)
    expect(isOvertaken(assign, seen, { ...seen, status: 'in_progress' })).toBe(false)
    expect(isOvertaken(assign, seen, { ...seen, assignees: [person('b'), person('a')] })).toBe(false)
  })

  it('is asked about again when it was decided on what was changed', () => {
    expect(isOvertaken(step, seen, { ...seen, status: 'in_progress' })).toBe(true)
    expect(isOvertaken(assign, seen, { ...seen, assignees: [person('c')] })).toBe(true)
    expect(isOvertaken(assign, seen, { ...seen, withdrawnAt: '2026-11-21T00:00:00Z' })).toBe(true)
  })
})
