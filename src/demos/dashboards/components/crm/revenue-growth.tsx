import type { CrmDashboard } from '@contract/demo/dashboards/crm.ts'
import { useT } from '@/lib/use-t.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { BigFigure } from '../big-figure.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** The revenue of the last 7 days and its growth. */
export function RevenueGrowth({ growth }: { growth: CrmDashboard['growth'] }) {
  const t = useT('dashboards.growth')
  const { money, shortMoney, weekday } = useFigureFormats()
  return (
    <ChartFrame
      title={t('title')}
      description={t('period')}
      height="220px"
      aside={<BigFigure isAside value={money(growth.cents.now)} change={{ figure: growth.cents }} />}
      table={{
        columns: [t('day'), t('revenue')],
        rows: growth.daily.map(({ day, value }) => [weekday(day), money(value)]),
      }}
    >
      <BarChart
        rows={growth.daily.map(({ day, value }) => ({ name: weekday(day), revenue: value }))}
        keys={[{ id: 'revenue', label: t('revenue'), color: 'var(--qp-colors-chart-3)' }]}
        formatY={shortMoney}
      />
    </ChartFrame>
  )
}
