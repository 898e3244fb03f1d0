type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

const gap = 6
const edge = 8

/** Returns the position of a tip: centred below or above its anchor, flipped without room, inside the window. */
export function placeTip(
  anchor: Box,
  tip: Size,
  room: Size,
  wanted: 'bottom' | 'top',
): { x: number; y: number } {
  const below = anchor.top + anchor.height + gap
  const above = anchor.top - gap - tip.height
  const fitsBelow = below + tip.height <= room.height - edge
  const fitsAbove = above >= edge
  const isBelow = wanted === 'bottom' ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow
  const centred = anchor.left + anchor.width / 2 - tip.width / 2
  const x = Math.max(edge, Math.min(centred, room.width - edge - tip.width))
  return { x, y: isBelow ? below : above }
}
