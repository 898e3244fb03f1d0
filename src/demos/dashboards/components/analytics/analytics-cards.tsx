import type { AnalyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import { CardGrid } from '../card-grid.tsx'
import { CountrySalesPanel } from '../country-sales.tsx'
import { GridCell } from '../grid-cell.tsx'
import { AverageSales } from './average-sales.tsx'
import { CampaignState } from './campaign-state.tsx'
import { SalesOverview } from './sales-overview.tsx'
import { SourceVisits } from './source-visits.tsx'
import { SupportTracker } from './support-tracker.tsx'
import { TotalEarnings } from './total-earnings.tsx'
import { TrafficCarousel } from './traffic-carousel.tsx'
import { WeeklyEarnings } from './weekly-earnings.tsx'

/** The cards of the analytics dashboard, in a chunk with the chart library. */
export function AnalyticsCards({ data }: { data: AnalyticsDashboard }) {
  return (
    <CardGrid>
      <GridCell sm={6} lg={4}>
        <TrafficCarousel traffic={data.traffic} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <SalesOverview sales={data.sales} />
      </GridCell>
      <GridCell lg={4}>
        <AverageSales sales={data.sales} />
      </GridCell>
      <GridCell sm={12} lg={6}>
        <WeeklyEarnings earnings={data.earnings} />
      </GridCell>
      <GridCell sm={12} lg={6}>
        <SupportTracker support={data.support} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <CountrySalesPanel countries={data.countries} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <CampaignState campaign={data.campaign} />
      </GridCell>
      <GridCell sm={12} lg={4}>
        <SourceVisits sources={data.sources} />
      </GridCell>
      <GridCell>
        <TotalEarnings earnings={data.earnings} />
      </GridCell>
    </CardGrid>
  )
}
