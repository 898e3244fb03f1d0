import { describe, expect, it } from 'vitest'
import type { ContextMenuItem } from './context-menu-item.ts'
import { isDisabled, visibleItems } from './items.ts'

const divider = (id: string): ContextMenuItem => ({ id, label: '', separator: true })
const ids = (items: readonly ContextMenuItem[]) => visibleItems(items).map((item) => item.id)

describe('context menu items (R-062)', () => {
  it('omits hidden items, by flag or by function', () => {
    const items = [
      { id: 'a', label: 'a', hidden: true },
      { id: 'b', label: 'b', hidden: () => true },
      { id: 'c', label: 'c', hidden: () => false },
    ]
    expect(ids(items)).toEqual(['c'])
  })

  it('renders no divider at an end or beside another', () => {
    const a = { id: 'a', label: 'a' }
    const b = { id: 'b', label: 'b' }
    expect(ids([divider('1'), a, divider('2'), divider('3'), b, divider('4')])).toEqual(['a', '3', 'b'])
  })

  it('evaluates a disabling function each time', () => {
    let isBusy = true
    const item = { id: 'a', label: 'a', disabled: () => isBusy }
    expect(isDisabled(item)).toBe(true)
    isBusy = false
    expect(isDisabled(item)).toBe(false)
  })
})
