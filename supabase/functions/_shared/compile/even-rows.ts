import type { TableCell } from './book.ts'

const emptyCell = (isHeader: boolean): TableCell => ({
  isHeader,
  colspan: 1,
  rowspan: 1,
  blocks: [{ kind: 'paragraph', align: null, inlines: [], number: null }],
})

/**
 * The rows of a table as a grid: no cell reaches below the last row or over another one, and every row has the same
 * number of columns, which documents of Word and PDF require.
 */
export function evenRows(rows: readonly TableCell[][]): TableCell[][] {
  const given = rows.filter((row) => row.length > 0)
  // For each column, how many further rows a cell above takes.
  const taken: number[] = []
  const starts = given.map((row, at) => {
    let column = 0
    return row.map((cell): { cell: TableCell; column: number } => {
      while ((taken[column] ?? 0) > at) column++
      const from = column
      let colspan = 0
      while (colspan < cell.colspan && (taken[from + colspan] ?? 0) <= at) colspan++
      const rowspan = Math.min(cell.rowspan, given.length - at)
      for (let next = from; next < from + colspan; next++) taken[next] = at + rowspan
      column = from + colspan
      return { cell: { ...cell, colspan, rowspan }, column: from }
    })
  })
  const width = taken.length
  const ends = new Array<number>(width).fill(0)
  return starts.map((row, at) => {
    const cells: TableCell[] = []
    let next = 0
    for (let column = 0; column < width; column++) {
      if ((ends[column] as number) > at) continue
      const start = row[next]
      if (start?.column === column) {
        next++
        cells.push(start.cell)
        for (let over = column; over < column + start.cell.colspan; over++)
          ends[over] = at + start.cell.rowspan
      } else {
        cells.push(emptyCell(given[at]?.every((cell) => cell.isHeader) === true))
        ends[column] = at + 1
      }
    }
    return cells
  })
}
