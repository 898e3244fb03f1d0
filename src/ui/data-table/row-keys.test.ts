import { describe, expect, it } from 'vitest'
import { readRowKey } from './use-row-keys.ts'

const press = (
  key: string,
  more: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {},
) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

describe('readRowKey', () => {
  it('moves between rows, also from the controls of a row', () => {
    expect(readRowKey(press('j'), false)).toEqual({ kind: 'move', by: 1 })
    expect(readRowKey(press('ArrowUp'), true)).toEqual({ kind: 'move', by: -1 })
    expect(readRowKey(press('End'), true)).toEqual({ kind: 'edge', to: 'last' })
  })

  it('opens, selects and opens the menu only on the row itself: a button keeps Enter', () => {
    expect(readRowKey(press('Enter'), true)).toEqual({ kind: 'open' })
    expect(readRowKey(press('Enter'), false)).toBeNull()
    expect(readRowKey(press(' '), true)).toEqual({ kind: 'select' })
    expect(readRowKey(press(' '), false)).toBeNull()
    expect(readRowKey(press('X', { shiftKey: true }), true)).toEqual({ kind: 'range' })
    expect(readRowKey(press('F10', { shiftKey: true }), true)).toEqual({ kind: 'menu' })
    expect(readRowKey(press('F10'), true)).toBeNull()
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'])('ignores browser shortcuts with %s', (modifier) => {
    expect(readRowKey(press('j', { [modifier]: true }), true)).toBeNull()
  })
})
