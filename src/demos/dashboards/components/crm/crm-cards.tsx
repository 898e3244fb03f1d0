import type { CrmDashboard } from '@contract/demo/dashboards/crm.ts'
import { DEAL_STATES } from '@contract/demo/deals.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { chartColor } from '@/ui/charts/chart-theme.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { BarCard } from '../bar-card.tsx'
import { BigFigure } from '../big-figure.tsx'
import { type CardCell, CardGrid } from '../card-grid.tsx'
import { CountrySalesPanel } from '../country-sales.tsx'
import { DonutPanel } from '../donut-panel.tsx'
import { ActivityTimeline } from './activity-timeline.tsx'
import { CrmList } from './crm-list.tsx'
import { CrmStats } from './crm-stats.tsx'
import { EarningReports } from './earning-reports.tsx'
import { SalesRadar } from './sales-radar.tsx'

/** The cards of the CRM dashboard, in a chunk with the chart library. */
export function CrmCards({ data, cells }: { data: CrmDashboard; cells: readonly CardCell[] }) {
  const t = useT('dashboards')
  const { money, shortMoney, weekdayToDate } = useFigureFormats()
  const { growth, projects, deals } = data
  return (
    <CardGrid cells={cells}>
      <CrmStats data={data} />
      <EarningReports reports={data.reports} />
      <SalesRadar radar={data.radar} />
      <BarCard
        title={t('growth.title')}
        description={t('growth.period')}
        height="220px"
        aside={<BigFigure isAside value={money(growth.cents.now)} change={{ figure: growth.cents }} />}
        heading={t('growth.day')}
        keys={[{ id: 'revenue', label: t('growth.revenue'), color: chartColor(2) }]}
        rows={growth.daily.map(({ day, value }) => ({ name: weekdayToDate(day), revenue: value }))}
        format={money}
        formatAxis={shortMoney}
      />
      <CountrySalesPanel countries={data.countries} until={data.until} />
      <DonutPanel
        title={t('project-status.title')}
        description={t('project-status.lead')}
        columns={[t('project-status.status'), t('project-status.projects')]}
        empty={t('project-status.empty')}
        parts={(['running', 'waiting', 'done'] as const).map((id) => ({
          id,
          label: t(`project-status.${id}`),
          value: projects[id],
        }))}
      />
      <CrmList list="active" data={data} />
      <CrmList list="transactions" data={data} />
      <ActivityTimeline activities={data.activities} />
      <DonutPanel
        title={t('deals.title')}
        description={t('deals.lead')}
        columns={[t('deals.state'), t('deals.deals')]}
        empty={t('deals.empty')}
        parts={DEAL_STATES.map((id) => ({ id, label: t(`deals.${id}`), value: deals[id] }))}
      />
      <CrmList list="deals" data={data} />
    </CardGrid>
  )
}
