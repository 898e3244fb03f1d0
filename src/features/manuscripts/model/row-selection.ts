import type { ItemSummary } from '@contract/items.ts'
import type { BinderRowData } from './rows.ts'
import { ancestorsOf, type BinderTree } from './tree.ts'

/** The selected rows and the row from which a range extends. */
export type RowSelection = Readonly<{ ids: ReadonlySet<string>; anchor: string | null }>

/** No row is selected. */
export const noSelection: RowSelection = { ids: new Set(), anchor: null }

/** Only this row is selected. */
export const selectOne = (id: string): RowSelection => ({ ids: new Set([id]), anchor: id })

/** Adds a row or takes it out. */
export function toggleRow({ ids }: RowSelection, id: string): RowSelection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Selects the rows from the anchor to this one. */
export function extendTo(selection: RowSelection, rows: readonly BinderRowData[], id: string): RowSelection {
  const anchor = selection.anchor ?? id
  const from = rows.findIndex((row) => row.id === anchor)
  const to = rows.findIndex((row) => row.id === id)
  if (from === -1 || to === -1) return selectOne(id)
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set(range.map((row) => row.id)), anchor }
}

/** Selects all rows. */
export const selectAll = (rows: readonly BinderRowData[]): RowSelection => ({
  ids: new Set(rows.map((row) => row.id)),
  anchor: rows[0]?.id ?? null,
})

/** The selected items in the order of their rows. */
export const selectedItems = (
  rows: readonly BinderRowData[],
  { ids }: RowSelection,
): readonly ItemSummary[] => rows.flatMap(({ id, item }) => (item && ids.has(id) ? [item] : []))

/** The items without those in the branch of another one, which move with it. */
export function topmost(tree: BinderTree, items: readonly ItemSummary[]): readonly ItemSummary[] {
  const ids = new Set(items.map(({ id }) => id))
  return items.filter(({ id }) => !ancestorsOf(tree, id).some((above) => ids.has(above.id)))
}
