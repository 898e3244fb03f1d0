import { expect, test } from 'vitest'
import { isDeepEqual } from './is-deep-equal.ts'

test('the order of keys does not make a difference', () => {
  expect(isDeepEqual({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
})

test('a missing attribute, null and an empty set of attributes are the same', () => {
  const bare = { type: 'paragraph', content: [] }
  expect(isDeepEqual(bare, { type: 'paragraph', attrs: { textAlign: null }, content: [] })).toBe(true)
  expect(isDeepEqual(bare, { type: 'paragraph', attrs: {}, content: [] })).toBe(true)
  expect(isDeepEqual({ attrs: { textAlign: 'center' } }, { attrs: {} })).toBe(false)
})

test('order, length and kind of lists do make a difference', () => {
  expect(isDeepEqual([1, 2], [2, 1])).toBe(false)
  expect(isDeepEqual([1], [1, 2])).toBe(false)
  expect(isDeepEqual([], {})).toBe(false)
  expect(isDeepEqual('1', 1)).toBe(false)
  expect(isDeepEqual(null, '')).toBe(false)
})
