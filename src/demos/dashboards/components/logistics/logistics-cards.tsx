import type { LogisticsDashboard } from '@contract/demo/dashboards/logistics.ts'
import { useT } from '@/lib/use-t.ts'
import { CardGrid } from '../card-grid.tsx'
import { CountryStages } from '../country-stages.tsx'
import { DonutPanel } from '../donut-panel.tsx'
import { GridCell } from '../grid-cell.tsx'
import { DeliveryPerformance } from './delivery-performance.tsx'
import { ShipmentStatistics } from './shipment-statistics.tsx'
import { VehicleOverview } from './vehicle-overview.tsx'
import { VehicleStats } from './vehicle-stats.tsx'

/** The cards of the logistics dashboard, in a chunk with the chart library. */
export function LogisticsCards({ data }: { data: LogisticsDashboard }) {
  const t = useT('dashboards.exceptions')
  return (
    <CardGrid>
      <VehicleStats vehicles={data.vehicles} />
      <GridCell sm={12} lg={6}>
        <VehicleOverview overview={data.overview} />
      </GridCell>
      <GridCell sm={12} lg={6}>
        <ShipmentStatistics shipments={data.shipments} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <DeliveryPerformance performance={data.performance} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <DonutPanel
          title={t('title')}
          description={t('period')}
          columns={[t('reason'), t('shipments')]}
          empty={t('empty')}
          parts={data.exceptions.map(({ reason, count }) => ({
            id: reason,
            label: t(`reason.${reason}`),
            value: count,
          }))}
        />
      </GridCell>
      <GridCell sm={12} lg={4}>
        <CountryStages title={t('countries')} countries={data.countries} />
      </GridCell>
    </CardGrid>
  )
}
