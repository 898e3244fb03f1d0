import { expect, it } from 'vitest'
import { changeFields, type StoredField } from './custom-field-changes.ts'

const field = (id: string, deletedAt?: string): StoredField => ({
  ...{ id, title: id.toUpperCase(), type: 'text', options: [] },
  ...(deletedAt && { deletedAt }),
})

it('R-918: the twenty fields that were deleted last keep their values', () => {
  const deleted = Array.from({ length: 20 }, (_, at) => field(`d${at}`, `2026-11-${30 - at}`))
  const change = { kind: 'delete', id: 'live' } as const
  const { fields, erased } = changeFields([...deleted, field('live')], change, '2026-12-01')
  expect(erased).toEqual(['D19'])
  expect(fields).toHaveLength(20)
  expect(fields).toContainEqual(field('live', '2026-12-01'))
})

it('R-918: a field whose title a deleted one has is renamed, and the values of the deleted one go', () => {
  const change = { kind: 'edit', id: 'a', title: 'B' } as const
  expect(changeFields([field('a'), field('b', 'then')], change, 'now')).toEqual({
    fields: [{ ...field('a'), title: 'B' }],
    erased: ['B'],
    renamed: { from: 'A', to: 'B' },
  })
})

it('R-918: a deleted field is not restored beside another one of its title', () => {
  const stored = [
    { ...field('a'), title: 'été' },
    { ...field('b', 'then'), title: 'Ete' },
  ]
  expect(() => changeFields(stored, { kind: 'restore', id: 'b' }, 'now')).toThrow(/valid/)
})

it('R-918: a manuscript is given at most 200 fields', () => {
  const many = Array.from({ length: 200 }, (_, at) => field(`f${at}`))
  const change = { kind: 'add', id: 'new', title: 'New', type: 'text' } as const
  expect(() => changeFields(many, change, 'now')).toThrow(/too large/)
  expect(changeFields(many.slice(1), change, 'now').fields).toHaveLength(200)
})
