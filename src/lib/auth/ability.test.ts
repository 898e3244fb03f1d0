import { describe, expect, it } from 'vitest'
import { createAbility, hasTemplateAreas } from './ability.ts'

describe('the abilities of a person (R-060, R-151)', () => {
  it('are those of the rules, and none without rules', () => {
    const ability = createAbility([{ action: 'read', subject: 'manuscripts' }])
    expect(ability.can('read', 'manuscripts')).toBe(true)
    expect(ability.can('update', 'manuscripts')).toBe(false)
    expect(ability.can('read', 'projects')).toBe(false)
    expect(createAbility().can('read', 'manuscripts')).toBe(false)
  })

  it('are changed by a later inverted rule', () => {
    const all = { action: 'manage', subject: 'all' }
    const ability = createAbility([all, { action: 'delete', subject: 'projects', inverted: true }])
    expect(ability.can('delete', 'projects')).toBe(false)
    expect(ability.can('update', 'projects')).toBe(true)
    expect(ability.can('delete', 'manuscripts')).toBe(true)
  })

  it('keep conditions and fields of a rule, and drop empty ones', () => {
    const [rule, open] = createAbility([
      { action: 'update', subject: 'manuscripts', conditions: { own: true }, fields: ['title'] },
      { action: 'read', subject: 'manuscripts', conditions: null, fields: [] },
    ]).rules
    expect(rule).toMatchObject({ conditions: { own: true }, fields: ['title'] })
    expect(open?.fields).toBeUndefined()
    expect(open?.conditions).toBeUndefined()
  })
})

it('R-670: template areas are hidden by the inverted rule only', () => {
  const hidden = { action: 'manage', subject: 'demo', inverted: true }
  expect(hasTemplateAreas(createAbility([{ action: 'read', subject: 'demo' }]))).toBe(true)
  expect(hasTemplateAreas(createAbility([]))).toBe(true)
  expect(hasTemplateAreas(createAbility([{ action: 'manage', subject: 'all' }, hidden]))).toBe(false)
})
