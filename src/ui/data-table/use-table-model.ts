import { type ColumnDef, functionalUpdate, type RowData, type SortFn, useTable } from '@tanstack/react-table'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type ListFeatures, listFeatures } from './table-features.ts'
import { orderOf, useTablePrefs, visibilityOf } from './table-prefs.ts'
import type { DataColumn, DataTableProps } from './table-types.ts'

/**
 * Builds the library's table from the columns, rows and stored choices, with pinned rows first and selection
 * limited to the shown rows. `width` is the space of the table in pixels.
 */
export function useTableModel<R extends RowData>(props: DataTableProps<R>, width: number) {
  const { columns, rows, pinned, state, onStateChange, storageKey } = props
  // Callers pass a new function at every render with the same results, so a ref keeps it out of dependencies.
  const latestId = useRef(props.rowId)
  latestId.current = props.rowId
  const rowId = useCallback((row: R) => latestId.current(row), [])
  const [prefs, setPrefs] = useTablePrefs(storageKey)
  const top = pinned?.rows
  const data = useMemo(() => {
    const onTop = top ?? []
    const ids = new Set(onTop.map(rowId))
    return [...onTop, ...(rows ?? []).filter((row) => !ids.has(rowId(row)))]
  }, [rows, top, rowId])
  const { whole, bulk } = props
  const compare = whole?.compare
  const definitions = useMemo(
    () => columns.map((column, index) => definitionOf(column, index, compare)),
    [columns, compare],
  )
  const columnVisibility = useMemo(() => visibilityOf(columns, prefs, width), [columns, prefs, width])
  const columnOrder = useMemo(() => orderOf(columns, prefs), [columns, prefs])
  // The URL may sort by an id that is not a column, such as the binder's order.
  const isKnown = columns.some(({ id }) => id === state.sortBy)
  const sorting = useMemo(
    () => (isKnown ? [{ id: state.sortBy, desc: state.orderBy === 'desc' }] : []),
    [isKnown, state.sortBy, state.orderBy],
  )
  const paged = whole?.paged
  // The table renders again for each new object in its state.
  const pagination = useMemo(
    () => paged?.({ page: state.page, itemsPerPage: state.itemsPerPage }),
    [paged, state.page, state.itemsPerPage],
  )
  const table = useTable<ListFeatures, R>({
    features: whole?.features ?? bulk?.features ?? listFeatures,
    data,
    columns: definitions,
    getRowId: rowId,
    state: { columnOrder, columnVisibility, sorting, ...pagination },
    // Without row models, the table shows the rows as the server sorted and paged them.
    manualSorting: true,
    ...whole?.options,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    onColumnOrderChange: (change) => setPrefs({ ...prefs, order: functionalUpdate(change, columnOrder) }),
    onColumnVisibilityChange: (change) =>
      setPrefs({ ...prefs, shown: functionalUpdate(change, columnVisibility) }),
    onSortingChange: (change) => {
      const [next] = functionalUpdate(change, sorting)
      if (next) onStateChange({ sortBy: next.id, orderBy: next.desc ? 'desc' : 'asc' })
    },
  })
  const shown = table.getRowModel().rows
  const selection = bulk?.selectionIn(table)
  // Rows that are no longer shown are deselected, so that a bulk action affects only visible rows.
  const ids = shown.map(({ id }) => id).join('\n')
  const keep = rows === undefined ? undefined : selection?.keep
  const latestKeep = useRef(keep)
  useEffect(() => {
    latestKeep.current = keep
  }, [keep])
  useEffect(() => latestKeep.current?.(new Set(ids.split('\n'))), [ids])

  return {
    table,
    prefs,
    setPrefs,
    /** Every column in the user's order, for the view menu. */
    choices: table.getAllLeafColumns().map((column) => ({
      id: column.id,
      header: String(column.columnDef.header),
      isShown: column.getIsVisible(),
      isFixed: !column.getCanHide(),
      isSortable: column.getCanSort(),
    })),
    /** The visible columns in the user's order. */
    columns: table.getVisibleLeafColumns().flatMap(({ id }) => columns.find((one) => one.id === id) ?? []),
    /** All shown rows in order; the first `pinnedCount` are pinned. */
    rows: shown,
    pinnedCount: top?.length ?? 0,
    selection,
    selected: shown.filter(({ id }) => selection?.isSelected(id)).map(({ original }) => original),
  }
}

function definitionOf<R extends RowData>(
  column: DataColumn<R>,
  index: number,
  compare: SortFn<ListFeatures, RowData> | undefined,
): ColumnDef<ListFeatures, R> {
  const { id, header, cell, isSortable, isFixed, sortValue, exportValue } = column
  return {
    id,
    header,
    cell: ({ row }) => cell(row.original),
    accessorFn: (row) => (sortValue ?? exportValue)?.(row),
    enableSorting: isSortable === true,
    ...(compare ? { sortFn: compare as SortFn<ListFeatures, R> } : {}),
    enableHiding: index > 0 && isFixed !== true,
  }
}

export type TableModel<R extends RowData> = ReturnType<typeof useTableModel<R>>
