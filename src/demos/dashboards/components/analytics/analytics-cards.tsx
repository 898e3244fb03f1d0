import type { AnalyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { chartColor } from '@/ui/charts/chart-theme.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { BarCard } from '../bar-card.tsx'
import { BigFigure } from '../big-figure.tsx'
import { type CardCell, CardGrid } from '../card-grid.tsx'
import { CountrySalesPanel } from '../country-sales.tsx'
import { TrendCard } from '../trend-card.tsx'
import { AnalyticsList } from './analytics-list.tsx'
import { SupportTracker } from './support-tracker.tsx'
import { TrafficCarousel } from './traffic-carousel.tsx'
import { WeeklyEarnings } from './weekly-earnings.tsx'

/** The cards of the analytics dashboard, in a chunk with the chart library. */
export function AnalyticsCards({ data, cells }: { data: AnalyticsDashboard; cells: readonly CardCell[] }) {
  const t = useT('dashboards')
  const { money, shortMoney, weekdayToDate } = useFigureFormats()
  const { sales, earnings } = data
  return (
    <CardGrid cells={cells}>
      <TrafficCarousel traffic={data.traffic} />
      <AnalyticsList list="sales-overview" data={data} />
      <TrendCard
        title={t('average-sales.title')}
        label={t('average-sales.revenue')}
        figure={sales.averageCents}
        daily={sales.daily}
        format={money}
        formatAxis={shortMoney}
      />
      <WeeklyEarnings earnings={earnings} />
      <SupportTracker support={data.support} />
      <CountrySalesPanel countries={data.countries} until={data.until} />
      <AnalyticsList list="campaign" data={data} />
      <AnalyticsList list="sources" data={data} />
      <BarCard
        title={t('total-earnings.title')}
        description={t('total-earnings.period')}
        height="220px"
        aside={
          <BigFigure
            isAside
            value={money(earnings.revenueCents.now)}
            change={{ figure: earnings.revenueCents }}
          />
        }
        heading={t('total-earnings.day')}
        keys={[
          { id: 'before', label: t('total-earnings.before'), color: chartColor(4) },
          { id: 'now', label: t('total-earnings.now'), color: chartColor(0) },
        ]}
        rows={earnings.daily.map(({ day, revenue, before }) => ({
          name: weekdayToDate(day),
          now: revenue,
          before,
        }))}
        format={money}
        formatAxis={shortMoney}
      />
    </CardGrid>
  )
}
