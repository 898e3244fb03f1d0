import type { DataRowProps } from './data-row.tsx'
import type { DataTableProps } from './types.ts'
import type { useRowKeys } from './use-row-keys.ts'
import type { TableModel } from './use-table-model.ts'

/** What the table hands to however its rows are drawn. */
export type TableParts<R> = {
  table: DataTableProps<R>
  model: TableModel<R>
  keys: ReturnType<typeof useRowKeys>
  canSelect: boolean
}

/** What the row at a place is told. */
export function rowProps<R>({ table, model, keys, canSelect }: TableParts<R>, row: R, index: number) {
  const id = table.rowId(row)
  const props: DataRowProps<R> = {
    row,
    id,
    name: table.rowLabel(row),
    columns: model.columns,
    rowHref: table.rowHref,
    onOpen: table.onOpen,
    rowActions: table.rowActions,
    isActive: keys.active === id,
    onActive: () => keys.setActive(id),
    isSelected: model.isSelected(row),
    onSelect: canSelect ? (checked, isRange) => model.select(row, checked, isRange) : undefined,
    note: index < model.pinnedCount ? table.pinned?.note?.(row) : undefined,
  }
  return props
}
