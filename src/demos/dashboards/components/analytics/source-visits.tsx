import type { AnalyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import { useT } from '@/lib/use-t.ts'
import { shareOf } from '../../model/figure-change.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** The visits of the last 30 days by source. */
export function SourceVisits({ sources }: { sources: AnalyticsDashboard['sources'] }) {
  const t = useT('dashboards.sources')
  const { count, percent } = useFigureFormats()
  const total = sources.reduce((sum, { visits }) => sum + visits, 0)
  return (
    <DashboardCard title={t('title')} description={t('total', { count: total })}>
      <FigureRows
        empty={t('empty')}
        rows={sources.map(({ source, visits, before }) => {
          const share = shareOf(visits, total)
          return {
            id: source,
            label: t(`source.${source}`),
            note: t('share', { percent: percent(share) }),
            value: count(visits),
            change: { figure: { now: visits, before } },
            meter: { label: t(`source.${source}`), share },
          }
        })}
      />
    </DashboardCard>
  )
}
