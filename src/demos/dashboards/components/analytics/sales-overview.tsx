import type { AnalyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import { HandCoins, MousePointerClick, ShoppingCart } from 'lucide-react'
import { useT } from '@/lib/use-t.ts'
import { shareOf } from '../../model/figure-change.ts'
import { BigFigure } from '../big-figure.tsx'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'
import { RowIcon } from '../row-icon.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** The revenue of the last 7 days with the paid orders and visits. */
export function SalesOverview({ sales }: { sales: AnalyticsDashboard['sales'] }) {
  const t = useT('dashboards.sales-overview')
  const { count, exactMoney, money } = useFigureFormats()
  return (
    <DashboardCard title={t('title')} description={t('period')}>
      <BigFigure value={money(sales.weekCents.now)} change={{ figure: sales.weekCents }} />
      <FigureRows
        rows={[
          {
            id: 'orders',
            label: t('orders'),
            picture: <RowIcon icon={ShoppingCart} />,
            value: count(sales.weekOrders),
          },
          {
            id: 'visits',
            label: t('visits'),
            picture: <RowIcon icon={MousePointerClick} palette="mark" />,
            value: count(sales.weekVisits),
          },
          {
            id: 'per-visit',
            label: t('per-visit'),
            picture: <RowIcon icon={HandCoins} palette="success" />,
            value: exactMoney(shareOf(sales.weekCents.now, sales.weekVisits)),
          },
        ]}
      />
    </DashboardCard>
  )
}
