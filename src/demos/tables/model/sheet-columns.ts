import {
  type Column,
  type ColumnDef,
  columnFilteringFeature,
  columnGroupingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createExpandedRowModel,
  createFilteredRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  type ReactTable,
  type Row,
  type RowData,
  rowAggregationFeature,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'

/** One column of a sheet: the value that it sorts, filters, groups and exports by, and how it is shown. */
export type SheetColumn<R> = {
  id: string
  header: string
  width: number
  value: (row: R) => string | number
  /** By default, the value. */
  cell?: (row: R) => ReactNode
  align?: 'end'
  /** The filter below the header: a text, or one of the values. */
  filter?: 'text' | 'choice'
  /** Formats the sum of a group; without it, groups show no sum. */
  total?: (sum: number) => string
}

/** The library features of a sheet. */
export const sheetFeatures = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  columnGroupingFeature,
  rowAggregationFeature,
  rowExpandingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  groupedRowModel: createGroupedRowModel(),
  expandedRowModel: createExpandedRowModel(),
})
type SheetFeatures = typeof sheetFeatures
export type SheetTableModel<R extends RowData> = ReactTable<SheetFeatures, R>
export type SheetRowModel<R extends RowData> = Row<SheetFeatures, R>
export type SheetColumnModel<R extends RowData> = Column<SheetFeatures, R>

export const NARROWEST = 72
export const WIDEST = 480

/** True for a value that the filter of a column keeps: it contains the text, or equals the choice. */
export function isKept(value: string | number, wanted: string, kind: 'text' | 'choice'): boolean {
  if (kind === 'choice') return String(value) === wanted
  return String(value).toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase())
}

/** The columns as the library takes them. */
export const sheetDefinitions = <R extends RowData>(
  columns: readonly SheetColumn<R>[],
  compare: (one: string | number, other: string | number) => number,
): ColumnDef<SheetFeatures, R>[] =>
  columns.map(({ id, header, width, value, filter }) => ({
    id,
    header,
    accessorFn: value,
    size: width,
    minSize: NARROWEST,
    maxSize: WIDEST,
    sortFn: (one, other, column) =>
      compare(one.getValue<string | number>(column), other.getValue<string | number>(column)),
    filterFn: (row, column, wanted: string) =>
      isKept(row.getValue<string | number>(column), wanted, filter ?? 'text'),
    aggregationFn: {
      aggregate: ({ rows, getValue }) => rows.reduce((sum, row) => sum + Number(getValue(row)), 0),
    },
  }))
