import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTablePrefs, visibilityOf } from './table-prefs.ts'
import type { DataTableProps } from './types.ts'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

// The library takes objects; a row of ours may be anything.
type Line<R> = { row: R }

const isRange = (event: unknown) => (event as { isRange?: boolean }).isRange === true

/** Rows, columns and selection of a table: pinned rows first, selection among what is shown, ranges by Shift. */
export function useTableModel<R>(props: DataTableProps<R>) {
  const { columns, rows, pinned, storageKey } = props
  // Callers write it in place, so it is another one at every drawing; what it answers is the same.
  const latestId = useRef(props.rowId)
  latestId.current = props.rowId
  const rowId = useCallback((row: R) => latestId.current(row), [])
  const [prefs, setPrefs] = useTablePrefs(storageKey)
  const [rowSelection, setRowSelection] = useState<Record<string, true>>({})
  const top = pinned?.rows
  const shown = useMemo(() => {
    const onTop = top ?? []
    const ids = new Set(onTop.map(rowId))
    return [...onTop, ...(rows ?? []).filter((row) => !ids.has(rowId(row)))]
  }, [rows, top, rowId])
  const lines = useMemo(() => shown.map((row): Line<R> => ({ row })), [shown])
  const definitions = useMemo(
    () => columns.map(({ id }): ColumnDef<typeof features, Line<R>> => ({ id })),
    [columns],
  )
  const columnVisibility = useMemo(() => visibilityOf(columns, prefs), [columns, prefs])
  const table = useTable({
    features,
    data: lines,
    columns: definitions,
    getRowId: ({ row }) => rowId(row),
    state: { columnVisibility, rowSelection },
    onRowSelectionChange: setRowSelection,
    isRowRangeSelectionEvent: isRange,
  })
  // What is no longer shown is no longer selected: a bulk action touches only what one sees.
  useEffect(() => {
    if (!rows) return
    const present = new Set(shown.map(rowId))
    setRowSelection((before) => {
      const kept = Object.keys(before).filter((id) => present.has(id))
      return kept.length === Object.keys(before).length
        ? before
        : Object.fromEntries(kept.map((id) => [id, true] as const))
    })
  }, [rows, shown, rowId])

  const visible = columns.filter(({ id }) => columnVisibility[id])
  return {
    prefs,
    setPrefs,
    columns: visible,
    /** Everything on the screen in its order; the first `pinnedCount` are pinned. */
    rows: shown,
    pinnedCount: top?.length ?? 0,
    selected: shown.filter((row) => rowSelection[rowId(row)]),
    isSelected: (row: R) => rowSelection[rowId(row)] === true,
    isAllSelected: shown.length > 0 && shown.every((row) => rowSelection[rowId(row)]),
    select: (row: R, checked: boolean, asRange = false) =>
      table.getRow(rowId(row)).getToggleSelectedHandler()({ target: { checked }, isRange: asRange }),
    selectAll: (checked: boolean) => table.toggleAllRowsSelected(checked),
    clear: () => table.resetRowSelection(true),
  }
}

/** What `useTableModel` gives. */
export type TableModel<R> = ReturnType<typeof useTableModel<R>>
