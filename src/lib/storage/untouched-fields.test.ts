import { describe, expect, it } from 'vitest'
import { fieldsThatDiffer, withOwnFields } from './untouched-fields.ts'

const start = { title: 'Proofs', labels: ['a'], due: '' }

describe('fields of a form after another save (R-563)', () => {
  it('names the fields that differ, lists included', () => {
    expect(fieldsThatDiffer(start, { title: 'Proofs', labels: ['a', 'b'], due: '' })).toEqual(['labels'])
    expect(fieldsThatDiffer(start, { ...start, labels: ['a'] })).toEqual([])
  })

  it('keeps the person’s changes and takes every other field from the newer row', () => {
    const mine = { ...start, title: 'Final proofs' }
    const theirs = { title: 'Galleys', labels: ['b'], due: '2026-12-01' }
    expect(withOwnFields(start, mine, theirs)).toEqual({ ...theirs, title: 'Final proofs' })
  })
})
