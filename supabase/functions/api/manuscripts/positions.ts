/** The distance between renumbered siblings. */
export const STEP = 1024

/** Siblings closer than this are renumbered; a double could be halved about forty more times. */
const CLOSEST = 1e-6

export type Sibling = { id: string; position: number }

/** The position of an item and the siblings to renumber; `null` for an `afterId` that is no sibling. */
export type Placement = { position: number; renumbered: Sibling[] }

/**
 * Returns the position after a sibling (null: first; undefined: last); renumbers all siblings when two are too close.
 */
export function placeAfter(
  siblings: readonly Sibling[],
  afterId: string | null | undefined,
): Placement | null {
  const at = afterId === undefined ? siblings.length : afterId === null ? 0 : indexAfter(siblings, afterId)
  if (at === null) return null
  const before = siblings[at - 1]
  const after = siblings[at]
  if (!before && !after) return { position: STEP, renumbered: [] }
  if (!after) return { position: (before as Sibling).position + STEP, renumbered: [] }
  if (!before) return { position: after.position - STEP, renumbered: [] }
  const position = (before.position + after.position) / 2
  const gap = Math.min(position - before.position, after.position - position)
  if (gap >= CLOSEST) return { position, renumbered: [] }
  const renumbered = siblings.map(({ id }, index) => ({
    id,
    position: (index < at ? index + 1 : index + 2) * STEP,
  }))
  return { position: (at + 1) * STEP, renumbered }
}

function indexAfter(siblings: readonly Sibling[], id: string): number | null {
  const found = siblings.findIndex((sibling) => sibling.id === id)
  return found === -1 ? null : found + 1
}
