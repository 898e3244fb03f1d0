/** What is to be placed: where it would like to stand, and how tall it is. */
export type Placed = { id: string; wanted: number; height: number }

/**
 * Tops for notes that must not overlap, each as near to its words as the others let it: the active one stands exactly
 * at its words, those before it give way upwards, those after it downwards.
 */
export function stackNotes(
  notes: readonly Placed[],
  activeId: string | null,
  gap: number,
): Map<string, number> {
  const sorted = [...notes].sort((a, b) => a.wanted - b.wanted)
  const tops = new Map<string, number>()
  const active = sorted.findIndex(({ id }) => id === activeId)
  const first = Math.max(0, active)
  let floor = Number.NEGATIVE_INFINITY
  for (const { id, wanted, height } of sorted.slice(first)) {
    const top = Math.max(wanted, floor)
    tops.set(id, top)
    floor = top + height + gap
  }
  let ceiling = tops.get(sorted[first]?.id ?? '') ?? 0
  for (const { id, wanted, height } of sorted.slice(0, first).reverse()) {
    const top = Math.min(wanted, ceiling - gap - height)
    tops.set(id, top)
    ceiling = top
  }
  return tops
}
