import type { ComparedFigure, DayValue } from '@contract/demo/dashboards/figures.ts'
import { useT } from '@/lib/use-t.ts'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { LineChart } from '@/ui/charts/line-chart.tsx'
import { BigFigure } from '../big-figure.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

type TrendCardProps = {
  title: string
  figure: ComparedFigure
  daily: readonly DayValue[]
  color: string
  format: (value: number) => string
  formatAxis: (value: number) => string
}

/** A figure of the last 30 days with its change and each day. */
export function TrendCard({ title, figure, daily, color, format, formatAxis }: TrendCardProps) {
  const t = useT('dashboards.trend')
  const { day } = useFigureFormats()
  return (
    <ChartFrame
      title={title}
      description={t('period')}
      height="150px"
      aside={<BigFigure isAside value={format(figure.now)} change={{ figure }} />}
      table={{
        columns: [t('day'), title],
        rows: daily.map(({ day: date, value }) => [day(date), format(value)]),
      }}
    >
      <LineChart
        series={[
          { id: 'value', label: title, color, values: daily.map(({ day: x, value }) => ({ x, y: value })) },
        ]}
        formatX={day}
        formatY={formatAxis}
      />
    </ChartFrame>
  )
}
