import type { ItemSummary } from '@contract/items.ts'
import type { BinderRowData } from './rows.ts'
import { ancestorsOf, type BinderTree } from './tree.ts'

/** The selected rows and the row from which a range extends. */
export type RowSelection = Readonly<{
  ids: ReadonlySet<string>
  anchor: string | null
  /** Each click adds a row or takes it out, as on a touch screen after “Select”. */
  isPicking?: boolean
}>

/** No row is selected. */
export const noSelection: RowSelection = { ids: new Set(), anchor: null }

/** Only this row is selected. */
export const selectOne = (id: string): RowSelection => ({ ids: new Set([id]), anchor: id })

/** Adds a row or takes it out. */
export function toggleRow({ ids, isPicking = false }: RowSelection, id: string): RowSelection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id, isPicking: isPicking && next.size > 0 }
}

/** Adds a row; from then on each click adds a row or takes it out. */
export const pickRow = ({ ids }: RowSelection, id: string): RowSelection => ({
  ids: new Set(ids).add(id),
  anchor: id,
  isPicking: true,
})

/** Selects by a click: one row, with Shift a range, with Ctrl or Cmd one more. */
export function clickRow(
  selection: RowSelection,
  rows: readonly Pick<BinderRowData, 'id'>[],
  id: string,
  { shiftKey, ctrlKey, metaKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>,
): RowSelection {
  if (shiftKey) return extendTo(selection, rows, id)
  return ctrlKey || metaKey || selection.isPicking ? toggleRow(selection, id) : selectOne(id)
}

/** Selects the rows from the anchor to this one. */
export function extendTo(
  selection: RowSelection,
  rows: readonly Pick<BinderRowData, 'id'>[],
  id: string,
): RowSelection {
  const anchor = selection.anchor ?? id
  const from = rows.findIndex((row) => row.id === anchor)
  const to = rows.findIndex((row) => row.id === id)
  if (from === -1 || to === -1) return selectOne(id)
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ...selection, ids: new Set(range.map((row) => row.id)), anchor }
}

/** Selects all rows. */
export const selectAll = (rows: readonly Pick<BinderRowData, 'id'>[]): RowSelection => ({
  ids: new Set(rows.map((row) => row.id)),
  anchor: rows[0]?.id ?? null,
})

/** The selected items in the order of their rows. */
export const selectedItems = (
  rows: readonly BinderRowData[],
  { ids }: RowSelection,
): readonly ItemSummary[] => rows.flatMap(({ id, item }) => (item && ids.has(id) ? [item] : []))

/** The items that are changed together: several, or one that was picked; null for others. */
export const severalOf = (
  items: readonly ItemSummary[],
  { isPicking = false }: RowSelection,
): readonly ItemSummary[] | null => (items.length > (isPicking ? 0 : 1) ? items : null)

/** The items without those in the branch of another one, which move with it. */
export function topmost(tree: BinderTree, items: readonly ItemSummary[]): readonly ItemSummary[] {
  const ids = new Set(items.map(({ id }) => id))
  return items.filter(({ id }) => !ancestorsOf(tree, id).some((above) => ids.has(above.id)))
}
