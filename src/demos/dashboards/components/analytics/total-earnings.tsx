import type { AnalyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import { useT } from '@/lib/use-t.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { BigFigure } from '../big-figure.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** The revenue of each of the last 7 days beside the same weekday before. */
export function TotalEarnings({ earnings }: { earnings: AnalyticsDashboard['earnings'] }) {
  const t = useT('dashboards.total-earnings')
  const { money, shortMoney, weekday } = useFigureFormats()
  const keys = (['before', 'now'] as const).map((id) => ({
    id,
    label: t(id),
    color: id === 'now' ? 'var(--qp-colors-chart-1)' : 'var(--qp-colors-chart-5)',
  }))
  return (
    <ChartFrame
      title={t('title')}
      description={t('period')}
      height="220px"
      legend={keys}
      aside={
        <BigFigure
          isAside
          value={money(earnings.revenueCents.now)}
          change={{ figure: earnings.revenueCents }}
        />
      }
      table={{
        columns: [t('day'), t('now'), t('before')],
        rows: earnings.daily.map((one) => [weekday(one.day), money(one.revenue), money(one.before)]),
      }}
    >
      <BarChart
        isGrouped
        rows={earnings.daily.map(({ day, revenue, before }) => ({
          name: weekday(day),
          now: revenue,
          before,
        }))}
        keys={keys}
        formatY={shortMoney}
      />
    </ChartFrame>
  )
}
