import { ACTIONS } from '@contract/roles.ts'
import { describe, expect, it } from 'vitest'
import { areSameRules, cellOf, groupChanges, specialRules, toggle } from './rules.ts'

const read = { action: 'read', subject: 'projects' }
const never = { action: 'delete', subject: 'projects', inverted: true }
const some = { action: 'update', subject: 'projects', conditions: { status: 'received' } }

describe('a cell of the rule grid', () => {
  it('is set by its own rule, implied by a wider one, or empty', () => {
    expect(cellOf([read], 'read', 'projects')).toBe('own')
    expect(cellOf([{ action: 'manage', subject: 'projects' }], 'read', 'projects')).toBe('implied')
    expect(cellOf([{ action: 'read', subject: 'all' }], 'read', 'projects')).toBe('implied')
    expect(cellOf([{ action: 'read', subject: 'all' }], 'update', 'projects')).toBe('none')
  })

  it('is not set by a conditional or an inverted rule', () => {
    expect(cellOf([some, never], 'update', 'projects')).toBe('none')
    expect(cellOf([some, never], 'delete', 'projects')).toBe('none')
  })

  it('inserts a rule before inverted rules, and removes only its own rule', () => {
    expect(toggle([read, never], 'create', 'projects')).toEqual([
      read,
      { action: 'create', subject: 'projects' },
      never,
    ])
    expect(toggle([read, never, some], 'read', 'projects')).toEqual([never, some])
    expect(toggle([never], 'delete', 'projects')).toEqual([{ action: 'delete', subject: 'projects' }, never])
  })
})

describe('the rules of a role', () => {
  it('keep the position of rules that the grid cannot show', () => {
    expect(specialRules([read, never, some])).toEqual([
      { rule: never, at: 1 },
      { rule: some, at: 2 },
    ])
  })

  it('are equal only in the same order', () => {
    expect(areSameRules([read, never], [read, never])).toBe(true)
    expect(areSameRules([read, never], [never, read])).toBe(false)
  })
})

describe('grouped changes', () => {
  it('merge a change of all actions into one entry and list partial changes one by one', () => {
    const all = ACTIONS.map((action) => ({ action, subject: 'companies', isGained: true }))
    expect(groupChanges([...all, { action: 'read', subject: 'demo', isGained: false }])).toEqual([
      { subject: 'demo', gained: [], lost: ['read'] },
      { subject: 'companies', gained: ['manage'], lost: [] },
    ])
    expect(groupChanges(all.slice(1)).map(({ gained }) => gained)).toEqual([['create', 'update', 'delete']])
  })
})
