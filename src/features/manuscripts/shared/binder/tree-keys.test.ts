import { describe, expect, it } from 'vitest'
import { sampleItems } from '../../../../../tests/support/items.ts'
import { visibleRows } from '../../model/rows.ts'
import { buildTree } from '../../model/tree.ts'
import { readKey } from './tree-keys.ts'
import { scrollStep } from './use-tree-drop.ts'

const rows = visibleRows(buildTree(sampleItems), new Set(['draft', 'one']))
const read = (
  key: string,
  index: number,
  {
    isRtl = false,
    ...modifiers
  }: { isRtl?: boolean; altKey?: boolean; ctrlKey?: boolean; shiftKey?: boolean } = {},
) =>
  readKey(
    { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...modifiers },
    { rows, index, pageSize: 3, isRtl },
  )

describe('readKey', () => {
  it('moves up and down and stops at the ends', () => {
    expect(read('ArrowDown', 0)).toEqual({ kind: 'go', index: 1 })
    expect(read('ArrowUp', 0)).toEqual({ kind: 'go', index: 0 })
    expect(read('End', 0)).toEqual({ kind: 'go', index: rows.length - 1 })
    expect(read('PageDown', 1)).toEqual({ kind: 'go', index: 4 })
  })

  it('expands, enters, collapses and leaves a branch with the horizontal arrows', () => {
    expect(read('ArrowRight', 5)).toEqual({ kind: 'expand' })
    expect(read('ArrowRight', 1)).toEqual({ kind: 'go', index: 2 })
    expect(read('ArrowLeft', 1)).toEqual({ kind: 'collapse' })
    expect(read('ArrowLeft', 3)).toEqual({ kind: 'go', index: 1 })
  })

  it('mirrors the horizontal arrows in right-to-left pages', () => {
    expect(read('ArrowLeft', 5, { isRtl: true })).toEqual({ kind: 'expand' })
    expect(read('ArrowRight', 3, { isRtl: true })).toEqual({ kind: 'go', index: 1 })
    expect(read('ArrowLeft', 3, { isRtl: true, altKey: true })).toEqual({ kind: 'move', direction: 'in' })
    expect(read('ArrowRight', 3, { isRtl: true, altKey: true })).toEqual({ kind: 'move', direction: 'out' })
  })

  it('moves items with Alt', () => {
    expect(read('ArrowUp', 3, { altKey: true })).toEqual({ kind: 'move', direction: 'up' })
    expect(read('ArrowRight', 3, { altKey: true })).toEqual({ kind: 'move', direction: 'in' })
  })

  it('maps the action keys', () => {
    expect(read('F2', 1)).toEqual({ kind: 'rename' })
    expect(read('Delete', 1)).toEqual({ kind: 'trash' })
    expect(read('Backspace', 1)).toEqual({ kind: 'untype' })
    expect(read('Enter', 1, { shiftKey: true })).toEqual({ kind: 'add' })
    expect(read('F10', 1, { shiftKey: true })).toEqual({ kind: 'menu' })
    expect(read('d', 1, { ctrlKey: true })).toEqual({ kind: 'duplicate' })
    expect(read('z', 1, { ctrlKey: true })).toEqual({ kind: 'undo' })
  })

  it('ignores keys of the browser', () => {
    expect(read('Tab', 1)).toBeNull()
    expect(read('F5', 1)).toBeNull()
    expect(read('r', 1, { ctrlKey: true })).toBeNull()
  })
})

describe('scrollStep', () => {
  it('scrolls near an edge, faster towards it, and not between', () => {
    expect(scrollStep(300, 100, 500)).toBe(0)
    expect(scrollStep(104, 100, 500)).toBeLessThan(scrollStep(140, 100, 500))
    expect(scrollStep(499, 100, 500)).toBeGreaterThan(0)
  })
})
