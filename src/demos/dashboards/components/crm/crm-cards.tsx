import type { CrmDashboard } from '@contract/demo/dashboards/crm.ts'
import { useT } from '@/lib/use-t.ts'
import { CardGrid } from '../card-grid.tsx'
import { CountrySalesPanel } from '../country-sales.tsx'
import { DonutPanel } from '../donut-panel.tsx'
import { GridCell } from '../grid-cell.tsx'
import { ActiveProjects } from './active-projects.tsx'
import { ActivityTimeline } from './activity-timeline.tsx'
import { CrmStats } from './crm-stats.tsx'
import { EarningReports } from './earning-reports.tsx'
import { LastTransactions } from './last-transactions.tsx'
import { RevenueGrowth } from './revenue-growth.tsx'
import { SalesRadar } from './sales-radar.tsx'

/** The cards of the CRM dashboard, in a chunk with the chart library. */
export function CrmCards({ data }: { data: CrmDashboard }) {
  const t = useT('dashboards.project-status')
  return (
    <CardGrid>
      <CrmStats data={data} />
      <GridCell lg={8}>
        <EarningReports reports={data.reports} />
      </GridCell>
      <GridCell sm={12} lg={4}>
        <SalesRadar radar={data.radar} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <RevenueGrowth growth={data.growth} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <CountrySalesPanel countries={data.countries} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <DonutPanel
          title={t('title')}
          description={t('lead')}
          columns={[t('status'), t('projects')]}
          empty={t('empty')}
          parts={(['running', 'waiting', 'done'] as const).map((id) => ({
            id,
            label: t(id),
            value: data.projects[id],
          }))}
        />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <ActiveProjects data={data} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <LastTransactions transactions={data.transactions} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <ActivityTimeline activities={data.activities} />
      </GridCell>
    </CardGrid>
  )
}
