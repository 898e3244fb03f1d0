import type { ReactNode } from 'react'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import type { ChartColumn } from '@/ui/charts/chart-data.ts'
import { DemoChart, type DemoChartProps } from './demo-chart.tsx'

/** The names of the figures of a row; null is a step without a figure, such as a month to come. */
type FigureKey<R> = Extract<{ [K in keyof R]: R[K] extends number | null ? K : never }[keyof R], string>

type FigureName = MessageKey<'charts.figure'>

type Shown = {
  /** As lines take them. */
  lines: { id: string; label: string; color: string; values: { x: string; y: number | null }[] }[]
  /** One object per name, as bars and radars take them. */
  rows: ({ name: string } & Record<string, string | number>)[]
  keys: readonly { id: string; label: string; color: string }[]
}

type SeriesChartProps<R> = Omit<ChartColumn, 'label'> &
  Pick<DemoChartProps, 'id' | 'height'> & {
    /** The message of the heading of the names, such as `day`. */
    head: FigureName
    rows: readonly R[]
    name: (row: R) => string
    /** The name in the CSV file, such as a day with its year. */
    exportedName?: (row: R) => string
    /** The figures that are a series; the label is the message of the same name, unless another text is given. */
    series: readonly ((FigureKey<R> & FigureName) | { id: FigureKey<R>; label: string })[]
    children: (shown: Shown) => ReactNode
  }

/** A chart of one or more series over the same names. */
export function SeriesChart<R>(props: SeriesChartProps<R>) {
  const { id: chart, height, head, rows, name, exportedName, series, children, ...column } = props
  const t = useT('charts.figure')
  const listed = series.map((one) => (typeof one === 'string' ? { id: one, label: t(one) } : one))
  const figure = (row: R, id: string) => row[id as FigureKey<R>] as number | null
  return (
    <DemoChart
      id={chart}
      {...(height ? { height } : {})}
      series={listed}
      data={{
        columns: [{ label: t(head) }, ...listed.map(({ label }) => ({ label, ...column }))],
        rows: rows.map((row) => [
          exportedName ? { text: name(row), exported: exportedName(row) } : name(row),
          ...listed.map(({ id }) => figure(row, id) ?? '–'),
        ]),
      }}
    >
      {(keys) =>
        children({
          keys,
          lines: keys.map((key) => ({
            ...key,
            values: rows.map((row) => ({ x: name(row), y: figure(row, key.id) })),
          })),
          rows: rows.map((row) => ({
            name: name(row),
            ...Object.fromEntries(keys.map(({ id }) => [id, figure(row, id) ?? 0])),
          })),
        })
      }
    </DemoChart>
  )
}

type Part = { id: string; label: string; value: number }

type PartsChartProps = Omit<ChartColumn, 'label'> &
  Pick<DemoChartProps, 'id'> & {
    head: FigureName
    /** The message of the heading of the figures, such as `visits`. */
    measure: FigureName
    parts: readonly Part[]
    children: (shown: (Part & { color: string })[]) => ReactNode
  }

/** A chart of the parts of a whole, which the legend hides one by one. */
export function PartsChart({ id: chart, head, measure, parts, children, ...column }: PartsChartProps) {
  const t = useT('charts.figure')
  return (
    <DemoChart
      id={chart}
      series={parts}
      data={{
        columns: [{ label: t(head) }, { label: t(measure), ...column }],
        rows: parts.map(({ label, value }) => [label, value]),
      }}
    >
      {(shown) =>
        children(
          parts.flatMap((part) => {
            const color = shown.find(({ id }) => id === part.id)?.color
            return color ? [{ ...part, color }] : []
          }),
        )
      }
    </DemoChart>
  )
}

/** A column of money: cents in the figures, an amount in the CSV file. */
export const inMoney = (format: (cents: number) => string) => ({
  format,
  exported: (cents: number) => cents / 100,
})
