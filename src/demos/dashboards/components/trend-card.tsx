import type { ComparedFigure, DayValue } from '@contract/demo/dashboards/figures.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { LineChart } from '@/ui/charts/line-chart.tsx'
import { useFigureFormats } from '../shared/use-figure-formats.ts'
import { BigFigure } from './big-figure.tsx'

type TrendCardProps = {
  title: string
  /** The name of a day's value. */
  label?: string
  figure: ComparedFigure
  daily: readonly DayValue[]
  color?: string
  format: (value: number) => string
  formatAxis?: (value: number) => string
}

/** A figure of the last 30 days with its change and each day. */
export function TrendCard({
  title,
  label = title,
  figure,
  daily,
  color,
  format,
  formatAxis = format,
}: TrendCardProps) {
  const t = useT('dashboards.trend')
  const { dayToDate } = useFigureFormats()
  const values = daily.map(({ day: x, value: y }) => ({ x, y }))
  return (
    <ChartFrame
      title={title}
      description={t('period')}
      height="150px"
      aside={<BigFigure isAside value={format(figure.now)} change={{ figure }} />}
      table={{ columns: [t('day'), label], rows: values.map(({ x, y }) => [dayToDate(x), format(y)]) }}
    >
      <LineChart
        series={[{ id: 'value', label, values, ...(color ? { color } : {}) }]}
        formatX={dayToDate}
        formatY={formatAxis}
      />
    </ChartFrame>
  )
}
