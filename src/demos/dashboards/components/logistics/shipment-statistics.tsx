import type { LogisticsDashboard } from '@contract/demo/dashboards/logistics.ts'
import { useT } from '@/lib/use-t.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** Shipments sent and delivered on each of the last 14 days. */
export function ShipmentStatistics({ shipments }: { shipments: LogisticsDashboard['shipments'] }) {
  const t = useT('dashboards.shipments')
  const { count, day } = useFigureFormats()
  const keys = (['shipped', 'delivered'] as const).map((id) => ({ id, label: t(id) }))
  return (
    <ChartFrame
      title={t('title')}
      description={t('period')}
      height="260px"
      legend={keys}
      table={{
        columns: [t('day'), t('shipped'), t('delivered')],
        rows: shipments.map((one) => [day(one.day), one.shipped, one.delivered]),
      }}
    >
      <BarChart
        isGrouped
        rows={shipments.map(({ day: date, shipped, delivered }) => ({ name: day(date), shipped, delivered }))}
        keys={keys}
        formatY={count}
      />
    </ChartFrame>
  )
}
