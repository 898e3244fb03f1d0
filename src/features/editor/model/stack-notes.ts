/** A note to place: its preferred top and its height. */
export type Placed = { id: string; preferredTop: number; height: number }

/**
 * Tops of notes without overlaps: the active note is at its text, notes before it move up, notes after it
 * move down.
 */
export function stackNotes(
  notes: readonly Placed[],
  activeId: string | null,
  gap: number,
): Map<string, number> {
  const sorted = [...notes].sort((a, b) => a.preferredTop - b.preferredTop)
  const tops = new Map<string, number>()
  const active = sorted.findIndex(({ id }) => id === activeId)
  const first = Math.max(0, active)
  let floor = Number.NEGATIVE_INFINITY
  for (const { id, preferredTop, height } of sorted.slice(first)) {
    const top = Math.max(preferredTop, floor)
    tops.set(id, top)
    floor = top + height + gap
  }
  let ceiling = tops.get(sorted[first]?.id ?? '') ?? 0
  for (const { id, preferredTop, height } of sorted.slice(0, first).reverse()) {
    const top = Math.min(preferredTop, ceiling - gap - height)
    tops.set(id, top)
    ceiling = top
  }
  return tops
}
