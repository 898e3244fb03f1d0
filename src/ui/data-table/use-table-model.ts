import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { keepShown, noSelection, selectRow } from './selection.ts'
import { useTablePrefs, visibilityOf } from './table-prefs.ts'
import type { DataTableProps } from './types.ts'

/** Rows, columns and selection of a table: pinned rows first, selection among what is shown, ranges by Shift. */
export function useTableModel<R>(props: DataTableProps<R>) {
  const { columns, rows, pinned, storageKey } = props
  // Callers write it in place, so it is another one at every drawing; what it answers is the same.
  const latestId = useRef(props.rowId)
  latestId.current = props.rowId
  const rowId = useCallback((row: R) => latestId.current(row), [])
  const [prefs, setPrefs] = useTablePrefs(storageKey)
  const [selection, setSelection] = useState(noSelection)
  const top = pinned?.rows
  const shown = useMemo(() => {
    const onTop = top ?? []
    const ids = new Set(onTop.map(rowId))
    return [...onTop, ...(rows ?? []).filter((row) => !ids.has(rowId(row)))]
  }, [rows, top, rowId])
  // What is no longer shown is no longer selected: a bulk action touches only what one sees.
  useEffect(() => {
    if (rows) setSelection((before) => keepShown(before, new Set(shown.map(rowId))))
  }, [rows, shown, rowId])

  const visible = visibilityOf(columns, prefs)
  const isSelected = (row: R) => selection.ids.has(rowId(row))
  return {
    prefs,
    setPrefs,
    columns: columns.filter(({ id }) => visible[id]),
    /** Everything on the screen in its order; the first `pinnedCount` are pinned. */
    rows: shown,
    pinnedCount: top?.length ?? 0,
    selected: shown.filter(isSelected),
    isSelected,
    isAllSelected: shown.length > 0 && shown.every(isSelected),
    select: (row: R, isOn: boolean, asRange = false) =>
      setSelection((before) => selectRow(before, shown.map(rowId), { id: rowId(row), isOn, asRange })),
    selectAll: (isOn: boolean) =>
      setSelection(isOn ? { ids: new Set(shown.map(rowId)), last: null } : noSelection),
    clear: () => setSelection(noSelection),
  }
}

/** What `useTableModel` gives. */
export type TableModel<R> = ReturnType<typeof useTableModel<R>>
