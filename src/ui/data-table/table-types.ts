import type { ReactNode } from 'react'
import type { ContextMenuItem } from '../context-menu/context-menu-item.ts'
import type { Bulk, WholeList } from './table-features.ts'

/** One column of a table: how a row shows there, and what of it goes into a CSV file. */
export type DataColumn<R> = {
  /** Also the sort key the API is asked with. */
  id: string
  /** Translated by the caller. */
  header: string
  cell: (row: R) => ReactNode
  /** A quiet second line under the cell, outside the link of the row. */
  note?: (row: R) => ReactNode
  isSortable?: boolean
  align?: 'start' | 'end'
  /** A CSS width, e.g. `160px`. */
  width?: string
  /** Cannot be hidden by the column chooser. */
  isFixed?: boolean
  isHiddenAtFirst?: boolean
  exportValue?: (row: R) => string | number | null
  /** What a whole list is sorted by in this column, where that is not what is exported. */
  sortValue?: (row: R) => string | number | null
}

/** Which page of a list is shown, and in what order. */
export type TableState = { page: number; itemsPerPage: number; sortBy: string; orderBy: 'asc' | 'desc' }

/** How high the rows stand. */
export type Density = 'comfortable' | 'compact'

/** What a `DataTable` is told. */
export type DataTableProps<R> = {
  /** Its accessible name. */
  label: string
  /** Under this key the columns chosen, their order and the density are remembered. */
  storageKey: string
  /** Nothing yet means loading. */
  rows: readonly R[] | undefined
  total: number
  columns: readonly DataColumn<R>[]
  rowId: (row: R) => string
  /** Names a row for screen readers. */
  rowLabel: (row: R) => string
  state: TableState
  onStateChange: (next: Partial<TableState>) => void
  /** Where a row leads; with `onOpen` beside it a plain click opens and only a new tab follows the link. */
  rowHref?: (row: R) => string | undefined
  onOpen?: (row: R) => void
  rowActions?: (row: R) => readonly ContextMenuItem[]
  /** What `selectable` makes of actions for many rows: check boxes, and a bar while any is selected. */
  bulk?: Bulk<R>
  /** Rows kept on top ("what needs you"); one that is also among `rows` shows here alone. */
  pinned?: { heading: ReactNode; rows: readonly R[]; note?: (row: R) => ReactNode }
  /** Search and filters. */
  toolbar?: ReactNode
  /** File name without `.csv`. */
  exportName?: string
  /** Fetches every row that matches the present filters; without it what is shown is exported. */
  onExport?: () => Promise<readonly R[]>
  /** The next page is on its way: the rows stay, a quiet line runs. */
  isBusy?: boolean
  error?: unknown
  onRetry?: () => void
  empty: ReactNode
  /** Given by `ClientTable` alone: how a list that is here as a whole is sorted and paged. */
  whole?: WholeList
}
