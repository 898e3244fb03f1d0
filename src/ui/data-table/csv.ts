import { saveFile } from '../output/save-file.ts'
import type { DataColumn } from './table-types.ts'

type CsvValue = string | number | null

/** Spreadsheets evaluate fields that start with these characters; numbers are exempt. */
const formulaStart = /^[=+\-@\t\r]/

/**
 * Formats one field: never a formula; quoted when it contains commas, quotes, line breaks or outer spaces.
 */
export function csvField(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formulaStart.test(value) ? `'${value}` : value
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Formats rows as a CSV file with CRLF line ends and a UTF-8 byte order mark for spreadsheets. */
export const csvText = (lines: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(csvField).join(',')).join('\r\n')}\r\n`

function exported<R>(column: DataColumn<R>, row: R): CsvValue {
  if (column.exportValue) return column.exportValue(row)
  const shown = column.cell(row)
  return typeof shown === 'string' || typeof shown === 'number' ? shown : ''
}

/** The rows as CSV, with the column headers as the first line. */
export const rowsAsCsv = <R>(columns: readonly DataColumn<R>[], rows: readonly R[]): string =>
  csvText([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((column) => exported(column, row))),
  ])

/** Downloads a text as a file. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
