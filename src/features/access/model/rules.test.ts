import { ACTIONS } from '@contract/roles.ts'
import { describe, expect, it } from 'vitest'
import { areSameRules, cellOf, groupChanges, specialRules, toggle } from './rules.ts'

const read = { action: 'read', subject: 'projects' }
const never = { action: 'delete', subject: 'projects', inverted: true }
const some = { action: 'update', subject: 'projects', conditions: { status: 'received' } }

describe('a square of the grid', () => {
  it('is set by its own rule, implied by a wider one, or empty', () => {
    expect(cellOf([read], 'read', 'projects')).toBe('own')
    expect(cellOf([{ action: 'manage', subject: 'projects' }], 'read', 'projects')).toBe('implied')
    expect(cellOf([{ action: 'read', subject: 'all' }], 'read', 'projects')).toBe('implied')
    expect(cellOf([{ action: 'read', subject: 'all' }], 'update', 'projects')).toBe('none')
  })

  it('is not set by what holds only for some rows, or forbids', () => {
    expect(cellOf([some, never], 'update', 'projects')).toBe('none')
    expect(cellOf([some, never], 'delete', 'projects')).toBe('none')
  })

  it('adds before what forbids, and takes only its own rule away', () => {
    expect(toggle([read, never], 'create', 'projects')).toEqual([
      read,
      { action: 'create', subject: 'projects' },
      never,
    ])
    expect(toggle([read, never, some], 'read', 'projects')).toEqual([never, some])
    expect(toggle([never], 'delete', 'projects')).toEqual([{ action: 'delete', subject: 'projects' }, never])
  })
})

describe('rules', () => {
  it('that the grid cannot show keep their place', () => {
    expect(specialRules([read, never, some])).toEqual([
      { rule: never, at: 1 },
      { rule: some, at: 2 },
    ])
  })

  it('are the same only in the same order', () => {
    expect(areSameRules([read, never], [read, never])).toBe(true)
    expect(areSameRules([read, never], [never, read])).toBe(false)
  })
})

describe('changes', () => {
  it('say every verb at once, and one by one where some stay', () => {
    const all = ACTIONS.map((action) => ({ action, subject: 'companies', isGained: true }))
    expect(groupChanges([...all, { action: 'read', subject: 'demo', isGained: false }])).toEqual([
      { subject: 'demo', gained: [], lost: ['read'] },
      { subject: 'companies', gained: ['manage'], lost: [] },
    ])
    expect(groupChanges(all.slice(1)).map(({ gained }) => gained)).toEqual([['create', 'update', 'delete']])
  })
})
