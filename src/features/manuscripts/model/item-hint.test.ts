import type { ItemSummary } from '@contract/items.ts'
import { expect, it } from 'vitest'
import { isKnown, readItemHints } from './item-hint.ts'

const item = { id: 'a', revision: 3, parentId: null, position: 1, inTrash: false } as ItemSummary
const hint = { id: 'a', revision: 3, parentId: null, position: 1, inTrash: false }

it('an event about a state that the tab has, or a newer one, is known', () => {
  expect(isKnown(hint, item)).toBe(true)
  expect(isKnown({ ...hint, revision: 2 }, item)).toBe(true)
})

it.each([
  ['another revision', { revision: 4 }],
  ['another parent', { parentId: 'b' }],
  ['another position', { position: 2 }],
  ['the trash', { inTrash: true }],
])('an event about %s is not known', (_what, change) => {
  expect(isKnown({ ...hint, ...change }, item)).toBe(false)
})

it('a new item is not known, and a deleted one only when the tab no longer has it', () => {
  expect(isKnown(hint, undefined)).toBe(false)
  expect(isKnown({ id: 'a' }, item)).toBe(false)
  expect(isKnown({ id: 'a' }, undefined)).toBe(true)
})

it.each([[undefined], ['a'], [[]], [[{ id: 1 }]], [[null]], [Array.from({ length: 50 }, () => hint)]])(
  'a payload without a complete list of items means that any item may have changed: %j',
  (items) => {
    expect(readItemHints(items)).toBeNull()
  },
)

it('a complete list of items is read', () => {
  expect(readItemHints([hint, { id: 'b' }])).toEqual([hint, { id: 'b' }])
})
