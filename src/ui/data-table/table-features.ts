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

/** What every table is able to do: the parts of the library that are loaded with it. */
export const listFeatures = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
})

/** The features every table has; one that selects, or sorts by itself, has more. */
export type ListFeatures = typeof listFeatures

/** The library's table, as every one of ours is. */
export type ListTable<R extends RowData> = ReactTable<ListFeatures, R>

/** Which rows are selected, and how that changes. */
export type Selection = {
  isSelected: (id: string) => boolean
  /** Selects a row or lets it go; as a range everything since the one chosen last. */
  select: (id: string, isOn: boolean, asRange?: boolean) => void
  isAll: boolean
  isSome: boolean
  selectAll: (isOn: boolean) => void
  clear: () => void
  /** Lets go of everything but these. */
  keep: (ids: ReadonlySet<string>) => void
}

/** What can be done to every selected row at once; `clear` empties the selection. */
export type BulkAction<R> = {
  id: string
  label: string
  icon?: ReactNode
  isDanger?: boolean
  onRun: (rows: readonly R[], clear: () => void) => void
}

/** What is floating over a list while rows are selected. */
export type BulkBarProps<R> = {
  rows: readonly R[]
  actions: readonly BulkAction<R>[]
  onClear: () => void
}

/** A check box that selects. */
export type SelectBoxProps = {
  label: string
  isChecked: boolean
  isPartly?: boolean
  tabIndex?: number
  /** `isRange`: Shift was held, everything since the last choice is meant. */
  onChange: (checked: boolean, isRange: boolean) => void
}

/** What can be done to many rows at once, and the part of the table that selects them: made by `selectable`. */
export type Bulk<R> = {
  actions: readonly BulkAction<R>[]
  features: ListFeatures
  selectionIn: <Row extends RowData>(table: ListTable<Row>) => Selection
  Bar: ComponentType<BulkBarProps<R>>
  Box: ComponentType<SelectBoxProps>
}

/** What a table needs to sort and page by itself. */
export type WholeList = {
  features: ListFeatures
  compare: SortFn<ListFeatures, RowData>
  /** What the library is told beyond what every table tells it. */
  options: { manualSorting: false; autoResetPageIndex: false }
  /** The page, as the library's state has it. */
  paged: (state: { page: number; itemsPerPage: number }) => object
}
