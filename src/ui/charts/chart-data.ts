import type { ChartTable } from './chart-figures.tsx'

/** A series of a chart in its legend. */
export type ChartSeries = { id: string; label: string; color?: string }

/** A column of figures; `exported` turns a value into the one of the CSV file, such as cents into an amount. */
export type ChartColumn = {
  label: string
  /** The label in the CSV file, such as a day with its year. */
  exportedLabel?: string
  format?: (value: number) => string
  exported?: (value: number) => number
}

/** A cell of the figures; a text that the page shortens has another one in the CSV file. */
export type ChartCell = string | number | { text: string; exported: string }

/** The figures of a chart: each row begins with its name. */
export type ChartData = {
  columns: readonly ChartColumn[]
  rows: readonly (readonly ChartCell[])[]
}

/** The series that are hidden after the legend item `id` is pressed; the last shown one shows all again. */
export function toggleSeries(
  hidden: readonly string[],
  id: string,
  series: readonly Pick<ChartSeries, 'id'>[],
): readonly string[] {
  if (hidden.includes(id)) return hidden.filter((one) => one !== id)
  return hidden.length + 1 < series.length ? [...hidden, id] : []
}

/** The figures as formatted texts. */
export const chartTexts = ({ columns, rows }: ChartData): ChartTable => ({
  columns: columns.map(({ label }) => label),
  rows: rows.map((row) =>
    row.map((cell, index) =>
      typeof cell === 'number'
        ? (columns[index]?.format?.(cell) ?? String(cell))
        : typeof cell === 'string'
          ? cell
          : cell.text,
    ),
  ),
})

/** Without the rounding errors of binary fractions, such as 0.17300000000000001. */
const exact = (value: number) => Number(value.toPrecision(12))

/** The lines of the CSV file: plain numbers and whole dates, so that a spreadsheet can calculate with them. */
export const chartLines = ({ columns, rows }: ChartData): (string | number)[][] => [
  columns.map(({ label, exportedLabel }) => exportedLabel ?? label),
  ...rows.map((row) =>
    row.map((cell, index) =>
      typeof cell === 'number'
        ? exact(columns[index]?.exported?.(cell) ?? cell)
        : typeof cell === 'string'
          ? cell
          : cell.exported,
    ),
  ),
]

/** The row that a key selects in the drawing; null means none, and undefined that the key has no effect. */
export function stepAfterKey(
  key: string,
  step: number | null,
  count: number,
  isRtl: boolean,
): number | null | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === 'Escape') return step === null ? undefined : null
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === forward || key === 'ArrowDown') return Math.min(count - 1, (step ?? -1) + 1)
  if (key === back || key === 'ArrowUp') return Math.max(0, (step ?? count) - 1)
  return undefined
}
