import type { AnalyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import { useT } from '@/lib/use-t.ts'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { LineChart } from '@/ui/charts/line-chart.tsx'
import { BigFigure } from '../big-figure.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** The average daily revenue of the last 30 days, and each day. */
export function AverageSales({ sales }: { sales: AnalyticsDashboard['sales'] }) {
  const t = useT('dashboards.average-sales')
  const { day, money, shortMoney } = useFigureFormats()
  return (
    <ChartFrame
      title={t('title')}
      description={t('period')}
      height="150px"
      aside={
        <BigFigure isAside value={money(sales.averageCents.now)} change={{ figure: sales.averageCents }} />
      }
      table={{
        columns: [t('day'), t('revenue')],
        rows: sales.daily.map(({ day: date, value }) => [day(date), money(value)]),
      }}
    >
      <LineChart
        series={[
          {
            id: 'revenue',
            label: t('revenue'),
            values: sales.daily.map(({ day: date, value }) => ({ x: date, y: value })),
          },
        ]}
        formatX={day}
        formatY={shortMoney}
      />
    </ChartFrame>
  )
}
