import type { ReactNode } from 'react'
import type { ContextMenuItem } from '../context-menu/context-menu-item.ts'
import type { Bulk, WholeList } from './table-features.ts'

/** One column of a table: its cell, its width and its CSV value. */
export type DataColumn<R> = {
  /** Also the `sortBy` value of the API. */
  id: string
  header: string
  cell: (row: R) => ReactNode
  /** A secondary line below the cell, outside the row's link. */
  note?: (row: R) => ReactNode
  isSortable?: boolean
  align?: 'start' | 'end'
  width?: string
  /** The column chooser cannot hide it. */
  isFixed?: boolean
  isHiddenAtFirst?: boolean
  /** Hidden at first while the table has fewer pixels than this; cards show it. */
  hiddenBelow?: number
  exportValue?: (row: R) => string | number | null
  /** The value that a client table sorts by, if it differs from the exported value. */
  sortValue?: (row: R) => string | number | null
}

/** The page and the order of a list. */
export type TableState = { page: number; itemsPerPage: number; sortBy: string; orderBy: 'asc' | 'desc' }

export type Density = 'comfortable' | 'compact'

export type DataTableProps<R> = {
  label: string
  /** The storage key of the chosen columns, their order and the density. */
  storageKey: string
  /** Undefined while loading. */
  rows: readonly R[] | undefined
  total: number
  columns: readonly DataColumn<R>[]
  rowId: (row: R) => string
  /** Names a row for screen readers. */
  rowLabel: (row: R) => string
  state: TableState
  onStateChange: (next: Partial<TableState>) => void
  /** The row's link; with `onOpen`, a plain click calls it and only a new tab follows the link. */
  rowHref?: (row: R) => string | undefined
  onOpen?: (row: R) => void
  rowActions?: (row: R) => readonly ContextMenuItem[]
  /** The first lines of a card on a narrow screen and the columns they show; without it, every column is a line. */
  cardContent?: { render: (row: R) => ReactNode; shows: readonly string[] }
  /** Checkboxes and bulk actions, created by `selectable`. */
  bulk?: Bulk<R>
  /** Rows kept on top ("what needs you"); a row that is also in `rows` shows here only. */
  pinned?: { heading: ReactNode; rows: readonly R[]; othersHeading: string }
  /** Search and filters. */
  toolbar?: ReactNode
  /** File name without `.csv`. */
  exportName?: string
  /** Fetches every row that matches the filters; without it, only the loaded rows are exported. */
  onExport?: () => Promise<readonly R[]>
  /** True while the next page loads: the rows stay and a progress line shows. */
  isBusy?: boolean
  error?: unknown
  onRetry?: () => void
  empty: ReactNode
  /** Set by `ClientTable` only: sorting and paging of a fully loaded list. */
  whole?: WholeList
}
