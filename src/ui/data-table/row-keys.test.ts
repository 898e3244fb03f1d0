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

describe('keys in a table', () => {
  it('move from row to row, from the controls of a row too', () => {
    expect(readRowKey(press('j'), false)).toEqual({ kind: 'move', by: 1 })
    expect(readRowKey(press('ArrowUp'), true)).toEqual({ kind: 'move', by: -1 })
    expect(readRowKey(press('End'), true)).toEqual({ kind: 'edge', to: 'last' })
  })

  it('open, select and ask for the menu only on the row itself: a button keeps its Enter', () => {
    expect(readRowKey(press('Enter'), true)).toEqual({ kind: 'open' })
    expect(readRowKey(press('Enter'), false)).toBeNull()
    expect(readRowKey(press(' '), true)).toEqual({ kind: 'select' })
    expect(readRowKey(press(' '), false)).toBeNull()
    expect(readRowKey(press('X', { shiftKey: true }), true)).toEqual({ kind: 'range' })
    expect(readRowKey(press('F10', { shiftKey: true }), true)).toEqual({ kind: 'menu' })
    expect(readRowKey(press('F10'), true)).toBeNull()
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'])(
    'leave the shortcuts of the browser with %s alone',
    (modifier) => {
      expect(readRowKey(press('j', { [modifier]: true }), true)).toBeNull()
    },
  )
})
