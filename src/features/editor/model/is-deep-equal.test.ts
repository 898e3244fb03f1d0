import { expect, test } from 'vitest'
import { isDeepEqual } from './is-deep-equal.ts'

test('isDeepEqual ignores the order of keys', () => {
  expect(isDeepEqual({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
})

test('isDeepEqual treats a missing, null and empty attribute alike', () => {
  const bare = { type: 'paragraph', content: [] }
  expect(isDeepEqual(bare, { type: 'paragraph', attrs: { textAlign: null }, content: [] })).toBe(true)
  expect(isDeepEqual(bare, { type: 'paragraph', attrs: {}, content: [] })).toBe(true)
  expect(isDeepEqual({ attrs: { textAlign: 'center' } }, { attrs: {} })).toBe(false)
})

test('isDeepEqual compares order, length and type of lists', () => {
  expect(isDeepEqual([1, 2], [2, 1])).toBe(false)
  expect(isDeepEqual([1], [1, 2])).toBe(false)
  expect(isDeepEqual([], {})).toBe(false)
  expect(isDeepEqual('1', 1)).toBe(false)
  expect(isDeepEqual(null, '')).toBe(false)
})
