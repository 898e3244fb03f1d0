import {
  columnOrderingFeature,
  columnVisibilityFeature,
  type ReactTable,
  type RowData,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
} from '@tanstack/react-table'
import type { ComponentType, ReactNode } from 'react'

/** The library features that every table loads. */
export const listFeatures = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
})

/** The features of every table; selectable and client-side tables add more. */
export type ListFeatures = typeof listFeatures

/** The library's table with the features of every table. */
export type ListTable<R extends RowData> = ReactTable<ListFeatures, R>

/** The selected rows and the functions that change them. */
export type Selection = {
  isSelected: (id: string) => boolean
  /** Selects or deselects a row; as a range, all rows since the last selected one. */
  select: (id: string, isOn: boolean, asRange?: boolean) => void
  isAll: boolean
  isSome: boolean
  selectAll: (isOn: boolean) => void
  clear: () => void
  /** Deselects all rows except these. */
  keep: (ids: ReadonlySet<string>) => void
}

/** An action for all selected rows; `clear` empties the selection. */
export type BulkAction<R> = {
  id: string
  label: string
  icon?: ReactNode
  isDanger?: boolean
  /** `button` is that of the action, for a menu below it. */
  onRun: (rows: readonly R[], clear: () => void, button: HTMLElement) => void
}

/** The props of the bulk action bar. */
export type BulkBarProps<R> = {
  rows: readonly R[]
  actions: readonly BulkAction<R>[]
  onClear: () => void
}

/** The props of a row's checkbox. */
export type SelectBoxProps = {
  label: string
  isChecked: boolean
  isPartly?: boolean
  tabIndex?: number
  /** `isRange`: Shift was held, so all rows since the last choice change. */
  onChange: (checked: boolean, isRange: boolean) => void
}

/** The bulk actions and the selection part of a table, created by `selectable`. */
export type Bulk<R> = {
  actions: readonly BulkAction<R>[]
  features: ListFeatures
  selectionIn: <Row extends RowData>(table: ListTable<Row>) => Selection
  Bar: ComponentType<BulkBarProps<R>>
  Box: ComponentType<SelectBoxProps>
}

/** The parts of a table that sorts and paginates in the browser. */
export type WholeList = {
  features: ListFeatures
  compare: SortFn<ListFeatures, RowData>
  /** Table options in addition to those of every table. */
  options: { manualSorting: false; autoResetPageIndex: false }
  /** The page as state of the library. */
  paged: (state: { page: number; itemsPerPage: number }) => object
}
