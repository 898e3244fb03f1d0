/** Which rows are selected, and the one chosen last: where a range begins. */
export type Selection = { ids: ReadonlySet<string>; last: string | null }

/** Nothing is selected. */
export const noSelection: Selection = { ids: new Set(), last: null }

/** Selects a row or lets it go; as a range everything between it and the one chosen last, in the order shown. */
export function selectRow(
  before: Selection,
  shown: readonly string[],
  { id, isOn, asRange }: { id: string; isOn: boolean; asRange: boolean },
): Selection {
  const from = asRange && before.last !== null ? shown.indexOf(before.last) : -1
  const to = shown.indexOf(id)
  const touched = from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
  const ids = new Set(before.ids)
  for (const one of touched) {
    if (isOn) ids.add(one)
    else ids.delete(one)
  }
  return { ids, last: id }
}

/** Lets go of what is no longer shown; the same selection when nothing is. */
export function keepShown(before: Selection, shown: ReadonlySet<string>): Selection {
  const kept = [...before.ids].filter((id) => shown.has(id))
  if (kept.length === before.ids.size) return before
  return { ids: new Set(kept), last: before.last !== null && shown.has(before.last) ? before.last : null }
}
