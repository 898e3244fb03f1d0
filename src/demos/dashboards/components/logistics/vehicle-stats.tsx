import type { LogisticsDashboard } from '@contract/demo/dashboards/logistics.ts'
import { VEHICLE_CONDITIONS } from '@contract/demo/logistics.ts'
import { href } from '@/lib/href.ts'
import { useT } from '@/lib/use-t.ts'
import { StatCard } from '@/ui/stat-card.tsx'
import { GridCell } from '../grid-cell.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

const keys = { 'on-route': 'onRoute', error: 'error', deviated: 'deviated', late: 'late' } as const

/** The vehicles under each condition; a card leads to the filtered table. */
export function VehicleStats({ vehicles }: { vehicles: LogisticsDashboard['vehicles'] }) {
  const t = useT('dashboards.vehicles')
  const { count } = useFigureFormats()
  return VEHICLE_CONDITIONS.map((condition) => (
    <GridCell key={condition} sm={6} lg={3}>
      <StatCard
        label={t(`condition.${condition}`)}
        value={count(vehicles[keys[condition]])}
        to={`${href('dashboards.logistics', undefined, { condition })}#vehicles`}
        change={{ words: t('of', { count: vehicles.total }), tone: 'neutral' }}
      />
    </GridCell>
  ))
}
