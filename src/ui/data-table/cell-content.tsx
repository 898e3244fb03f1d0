import type { DataColumn } from './table-types.ts'

type CellContentProps<R> = { column: DataColumn<R>; row: R }

/** The value of a cell; a plain text keeps its own direction. */
export function CellContent<R>({ column, row }: CellContentProps<R>) {
  const value = column.cell(row)
  return typeof value === 'string' ? <bdi>{value}</bdi> : value
}
