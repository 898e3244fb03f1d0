import { describe, expect, it } from 'vitest'
import { nextIndex } from './keyboard.ts'

const labels = ['Open', 'Move up', 'Move down', 'Delete']

describe('context menu keys', () => {
  it('wrap around at both ends', () => {
    expect(nextIndex('ArrowDown', 3, labels)).toBe(0)
    expect(nextIndex('ArrowUp', 0, labels)).toBe(3)
  })

  it('start at the first or last item without a current one', () => {
    expect(nextIndex('ArrowDown', -1, labels)).toBe(0)
    expect(nextIndex('ArrowUp', -1, labels)).toBe(3)
  })

  it('move to the next item that starts with the letter', () => {
    expect(nextIndex('m', 0, labels)).toBe(1)
    expect(nextIndex('m', 1, labels)).toBe(2)
    expect(nextIndex('m', 2, labels)).toBe(1)
    expect(nextIndex('z', 0, labels)).toBeNull()
  })

  it('ignore other keys', () => {
    expect(nextIndex('Shift', 0, labels)).toBeNull()
    expect(nextIndex(' ', 0, labels)).toBeNull()
  })
})
