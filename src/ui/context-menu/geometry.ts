import type { ContextMenuItem, Point } from './context-menu-item.ts'

// R-221 fixes these measures.
const minWidth = 180
const maxWidth = 280
const perCharacter = 8
const besideLabel = 60
const rowHeight = 40
const padding = 20
/** A divider with its margins. */
const dividerHeight = 9
const fromPointer = 5
const fromEdge = 10

type Size = { width: number; height: number }
type Box = { left: number; right: number; top: number; bottom: number }
export type MenuPosition = { x: number; y: number }

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** Estimates the menu's size before it renders, so that its position does not change after it opens. */
export function menuSize(items: readonly ContextMenuItem[]): Size {
  const longest = Math.max(0, ...items.map((item) => (item.separator ? 0 : item.label.length)))
  const dividers = items.filter((item) => item.separator).length
  const rows = items.length - dividers
  return {
    width: clamp(longest * perCharacter + besideLabel, minWidth, maxWidth),
    height: rows * rowHeight + dividers * dividerHeight + padding,
  }
}

function within(value: number, length: number, room: number): number {
  return clamp(value, fromEdge, Math.max(fromEdge, room - fromEdge - length))
}

/**
 * Positions a menu 5 px from the pointer, flips it where it would overflow, and keeps it 10 px from every
 * edge.
 */
export function positionAtPointer(pointer: Point, size: Size, room: Size, isRtl = false): MenuPosition {
  const after = pointer.x + fromPointer
  const before = pointer.x - fromPointer - size.width
  const fitsAfter = after + size.width <= room.width - fromEdge
  const fitsBefore = before >= fromEdge
  const x = isRtl ? (fitsBefore || !fitsAfter ? before : after) : fitsAfter || !fitsBefore ? after : before
  const below = pointer.y + fromPointer
  const above = pointer.y - fromPointer - size.height
  const y = below + size.height <= room.height - fromEdge || above < fromEdge ? below : above
  return { x: within(x, size.width, room.width), y: within(y, size.height, room.height) }
}

/** Positions a submenu beside its item and flips it where it would overflow. */
export function positionSubmenu(line: Box, size: Size, room: Size, isRtl = false): MenuPosition {
  const toRight = line.right
  const toLeft = line.left - size.width
  const fitsRight = toRight + size.width <= room.width - fromEdge
  const fitsLeft = toLeft >= fromEdge
  const x = isRtl ? (fitsLeft || !fitsRight ? toLeft : toRight) : fitsRight || !fitsLeft ? toRight : toLeft
  return { x: within(x, size.width, room.width), y: within(line.top - padding / 2, size.height, room.height) }
}
