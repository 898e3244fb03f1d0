import { describe, expect, it } from 'vitest'
import type { ContextMenuItem } from './context-menu-item.ts'
import { menuSize, positionAtPointer, positionSubmenu } from './geometry.ts'

const room = { width: 1000, height: 800 }
const size = { width: 200, height: 300 }
const line = (label: string): ContextMenuItem => ({ id: label, label })

describe('context menu geometry (R-221)', () => {
  it('R-221: is 8 px per character plus 60 wide, between 180 and 280', () => {
    expect(menuSize([line('x')]).width).toBe(180)
    expect(menuSize([line('x'.repeat(16))]).width).toBe(188)
    expect(menuSize([line('x'.repeat(20)), line('short')]).width).toBe(220)
    expect(menuSize([line('x'.repeat(27))]).width).toBe(276)
    expect(menuSize([line('x'.repeat(60))]).width).toBe(280)
  })

  it('R-221: is 40 px per row plus 20 high, plus its dividers', () => {
    expect(menuSize([line('a'), line('b')]).height).toBe(100)
    expect(menuSize([line('a'), { id: 's', label: '', separator: true }, line('b')]).height).toBe(109)
  })

  it('R-221: opens 5 px beside and below the pointer', () => {
    expect(positionAtPointer({ x: 100, y: 100 }, size, room)).toEqual({ x: 105, y: 105 })
  })

  it('R-221: flips to the other side where it would overflow', () => {
    expect(positionAtPointer({ x: 900, y: 700 }, size, room)).toEqual({ x: 695, y: 395 })
    // The last position with room on this side, and one pixel further.
    expect(positionAtPointer({ x: 785, y: 485 }, size, room)).toEqual({ x: 790, y: 490 })
    expect(positionAtPointer({ x: 786, y: 486 }, size, room)).toEqual({ x: 581, y: 181 })
  })

  it('R-221: stays 10 px from the edges when no side has room', () => {
    const narrow = { width: 220, height: 320 }
    expect(positionAtPointer({ x: 110, y: 160 }, size, narrow)).toEqual({ x: 10, y: 10 })
  })

  it('opens towards the start in right-to-left', () => {
    expect(positionAtPointer({ x: 500, y: 100 }, size, room, true).x).toBe(295)
    expect(positionAtPointer({ x: 100, y: 100 }, size, room, true).x).toBe(105)
  })

  it('positions a submenu beside its item and flips it at the edge of the window', () => {
    const box = { left: 500, right: 700, top: 200, bottom: 240 }
    // Its first row is beside the item: the padding above the row is 10 px.
    expect(positionSubmenu(box, size, room)).toEqual({ x: 700, y: 190 })
    expect(positionSubmenu({ ...box, left: 700, right: 900 }, size, room).x).toBe(500)
    expect(positionSubmenu(box, size, room, true).x).toBe(300)
  })

  it('moves a submenu up when its item is near the bottom', () => {
    expect(positionSubmenu({ left: 0, right: 200, top: 700, bottom: 740 }, size, room).y).toBe(490)
  })
})
