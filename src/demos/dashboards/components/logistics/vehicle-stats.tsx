import type { LogisticsDashboard } from '@contract/demo/dashboards/logistics.ts'
import { VEHICLE_CONDITIONS } from '@contract/demo/logistics.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { StatCard } from '@/ui/layout/stat-card.tsx'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { StatGrid } from '../stat-grid.tsx'

const keys = { 'on-route': 'onRoute', error: 'error', deviated: 'deviated', late: 'late' } as const

/** The vehicles under each condition; a card leads to the filtered table. */
export function VehicleStats({ vehicles }: { vehicles: LogisticsDashboard['vehicles'] }) {
  const t = useT('dashboards.vehicles')
  const { count } = useFigureFormats()
  return (
    <StatGrid>
      {VEHICLE_CONDITIONS.map((condition) => (
        <StatCard
          key={condition}
          label={t(`condition.${condition}`)}
          value={count(vehicles[keys[condition]])}
          to={`${href('dashboards.logistics', undefined, { condition })}#vehicles`}
          change={{ words: t('of', { count: vehicles.total }), tone: 'neutral' }}
        />
      ))}
    </StatGrid>
  )
}
