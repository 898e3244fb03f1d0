import type { RowData } from '@tanstack/react-table'
import type { DataRowProps } from './data-row.tsx'
import type { DataTableProps } from './table-types.ts'
import type { useRowKeys } from './use-row-keys.ts'
import type { TableModel } from './use-table-model.ts'

/** The props that the table passes to its row renderers. */
export type TableParts<R extends RowData> = {
  table: DataTableProps<R>
  model: TableModel<R>
  keys: ReturnType<typeof useRowKeys>
  canSelect: boolean
}

/** The props of the row at `index`. */
export function rowProps<R extends RowData>({ table, model, keys, canSelect }: TableParts<R>, index: number) {
  const line = model.rows[index]
  if (!line) return null
  const { id, original: row } = line
  const props: DataRowProps<R> = {
    row,
    id,
    name: table.rowLabel(row),
    columns: model.columns,
    rowHref: table.rowHref,
    onOpen: table.onOpen,
    rowActions: table.rowActions,
    cardContent: table.cardContent,
    isActive: keys.active === id,
    onActive: () => keys.setActive(id),
    isSelected: model.selection?.isSelected(id) ?? false,
    SelectBox: canSelect ? table.bulk?.Box : undefined,
    onSelect: canSelect ? (checked, isRange) => model.selection?.select(id, checked, isRange) : undefined,
  }
  return props
}
