import type { ComponentProps } from 'react'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'

type BarCardProps = Omit<ComponentProps<typeof ChartFrame>, 'table' | 'legend' | 'children'> &
  Pick<ComponentProps<typeof BarChart>, 'rows' | 'keys'> & {
    /** The heading of the names of the bars in the table. */
    heading: string
    format: (value: number) => string
    formatAxis?: (value: number) => string
  }

/** A card with bars, side by side where there are several keys; its table has the same figures. */
export const BarCard = ({ heading, rows, keys, format, formatAxis = format, ...frame }: BarCardProps) => (
  <ChartFrame
    {...frame}
    {...(keys.length > 1 ? { legend: keys } : {})}
    table={{
      columns: [heading, ...keys.map(({ label }) => label)],
      rows: rows.map((row) => [row.name, ...keys.map(({ id }) => format(Number(row[id])))]),
    }}
  >
    <BarChart isGrouped={keys.length > 1} rows={rows} keys={keys} formatY={formatAxis} />
  </ChartFrame>
)
