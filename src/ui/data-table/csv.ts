import type { DataColumn } from './table-types.ts'

type CsvValue = string | number | null

/** Spreadsheets run what begins like this; numbers of our own are let through. */
const formulaStart = /^[=+\-@\t\r]/

/** One field: never a formula, and quoted where commas, quotes, line ends or outer blanks would break it. */
export function csvField(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formulaStart.test(value) ? `'${value}` : value
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines of fields as a CSV file: CRLF between lines, and the mark by which spreadsheets know UTF-8. */
export const csvText = (lines: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(csvField).join(',')).join('\r\n')}\r\n`

function exported<R>(column: DataColumn<R>, row: R): CsvValue {
  if (column.exportValue) return column.exportValue(row)
  const shown = column.cell(row)
  return typeof shown === 'string' || typeof shown === 'number' ? shown : ''
}

/** The rows as CSV, with the columns' heads as the first line. */
export const rowsAsCsv = <R>(columns: readonly DataColumn<R>[], rows: readonly R[]): string =>
  csvText([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((column) => exported(column, row))),
  ])

/** Gives the reader a text as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
