import type { LogisticsDashboard } from '@contract/demo/dashboards/logistics.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { type CardCell, CardGrid } from '../card-grid.tsx'
import { CountryStages } from '../country-stages.tsx'
import { DonutPanel } from '../donut-panel.tsx'
import { LogisticsList } from './logistics-list.tsx'
import { ShipmentStatistics } from './shipment-statistics.tsx'
import { VehicleStats } from './vehicle-stats.tsx'

/** The cards of the logistics dashboard, in a chunk with the chart library. */
export function LogisticsCards({ data, cells }: { data: LogisticsDashboard; cells: readonly CardCell[] }) {
  const t = useT('dashboards.exceptions')
  return (
    <CardGrid cells={cells}>
      <VehicleStats vehicles={data.vehicles} />
      <LogisticsList list="overview" data={data} />
      <ShipmentStatistics shipments={data.shipments} />
      <LogisticsList list="performance" data={data} />
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
      <CountryStages title={t('countries')} countries={data.countries} />
    </CardGrid>
  )
}
