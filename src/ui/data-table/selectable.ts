import { type ReactTable, type RowData, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import { BulkBar } from './bulk-bar.tsx'
import { SelectBox } from './select-box.tsx'
import type { BulkAction } from './table-features.ts'
import { type Bulk, type ListTable, listFeatures, type Selection } from './table-features.ts'

/** The features of a table with selection. */
export const selectFeatures = tableFeatures({ ...listFeatures, rowSelectionFeature })

function selectionIn<R extends RowData>(plain: ListTable<R>): Selection {
  // `Bulk` returns the features and this hook together, so the table was built with these features.
  const table = plain as unknown as ReactTable<typeof selectFeatures, R>
  const chosen = table.state.rowSelection
  return {
    isSelected: (id) => chosen[id] === true,
    select: (id, isOn, asRange = false) =>
      table.getRow(id).getToggleSelectedHandler()({ target: { checked: isOn }, shiftKey: asRange }),
    isAll: table.getIsAllPageRowsSelected(),
    isSome: table.getIsSomePageRowsSelected(),
    selectAll: (isOn) => table.toggleAllPageRowsSelected(isOn),
    clear: () => table.resetRowSelection(true),
    keep: (ids) => {
      if (Object.keys(chosen).every((id) => ids.has(id))) return
      table.setRowSelection((before) =>
        Object.fromEntries(Object.entries(before).filter(([id]) => ids.has(id))),
      )
    },
  }
}

/**
 * Adds checkboxes, keyboard and range selection, and a bulk action bar to a table; only lists with bulk
 * actions load it.
 */
export const selectable = <R>(actions: readonly BulkAction<R>[]): Bulk<R> => ({
  actions,
  features: selectFeatures,
  selectionIn,
  Bar: BulkBar,
  Box: SelectBox,
})
