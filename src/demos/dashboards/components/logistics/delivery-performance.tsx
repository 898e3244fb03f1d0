import type { LogisticsDashboard } from '@contract/demo/dashboards/logistics.ts'
import { BadgeCheck, Clock, PackageCheck, Send, Truck } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/use-t.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'
import { RowIcon } from '../row-icon.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** How the deliveries of the last 30 days went. */
export function DeliveryPerformance({ performance }: { performance: LogisticsDashboard['performance'] }) {
  const t = useT('dashboards.performance')
  const intl = useIntl()
  const { count, percent } = useFigureFormats()
  const { shipped, delivered, inTransit, tenthsOfDay, successPercent } = performance
  const days = intl.formatNumber(tenthsOfDay.now / 10, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return (
    <DashboardCard title={t('title')} description={t('period')}>
      <FigureRows
        rows={[
          {
            id: 'shipped',
            label: t('shipped'),
            picture: <RowIcon icon={Send} />,
            value: count(shipped.now),
            change: { figure: shipped },
          },
          {
            id: 'transit',
            label: t('in-transit'),
            picture: <RowIcon icon={Truck} palette="info" />,
            value: count(inTransit),
          },
          {
            id: 'delivered',
            label: t('delivered'),
            picture: <RowIcon icon={PackageCheck} palette="success" />,
            value: count(delivered.now),
            change: { figure: delivered },
          },
          {
            id: 'success',
            label: t('success'),
            picture: <RowIcon icon={BadgeCheck} palette="success" />,
            value: percent(successPercent.now / 100),
            change: { figure: successPercent },
          },
          {
            id: 'time',
            label: t('time'),
            picture: <RowIcon icon={Clock} palette="mark" />,
            value: days,
            change: { figure: tenthsOfDay, welcome: 'down' },
          },
        ]}
      />
    </DashboardCard>
  )
}
