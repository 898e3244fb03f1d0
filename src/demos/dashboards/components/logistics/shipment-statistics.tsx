import type { LogisticsDashboard } from '@contract/demo/dashboards/logistics.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { BarCard } from '../bar-card.tsx'

/** Shipments sent and delivered on each of the last 14 days. */
export function ShipmentStatistics({ shipments }: { shipments: LogisticsDashboard['shipments'] }) {
  const t = useT('dashboards.shipments')
  const { count, dayToDate } = useFigureFormats()
  return (
    <BarCard
      title={t('title')}
      description={t('period')}
      height="260px"
      heading={t('day')}
      keys={(['shipped', 'delivered'] as const).map((id) => ({ id, label: t(id) }))}
      rows={shipments.map(({ day: date, shipped, delivered }) => ({
        name: dayToDate(date),
        shipped,
        delivered,
      }))}
      format={count}
    />
  )
}
