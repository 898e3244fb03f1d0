import type { CrmDashboard } from '@contract/demo/dashboards/crm.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { StatCard } from '@/ui/layout/stat-card.tsx'
import { lastDays, ordersHref, paidOrdersHref } from '../../model/order-links.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { StatGrid } from '../stat-grid.tsx'

/** The four figures at the top of the CRM dashboard. */
export function CrmStats({ data }: { data: CrmDashboard }) {
  const t = useT('dashboards.crm')
  const { until, orders, sales, profitCents, projects } = data
  const { count, money, hours, change } = useFigureFormats()
  const values = (days: readonly { value: number }[]) => days.map(({ value }) => value)
  return (
    <StatGrid>
      <StatCard
        label={t('orders')}
        value={count(orders.week.now)}
        to={ordersHref(lastDays(until, 7))}
        change={change(orders.week, 7)}
        trend={values(orders.daily)}
      />
      <StatCard
        label={t('sales')}
        value={money(sales.weekCents.now)}
        to={paidOrdersHref(lastDays(until, 7))}
        change={change(sales.weekCents, 7)}
        trend={values(sales.daily)}
      />
      <StatCard label={t('profit')} value={money(profitCents.now)} change={change(profitCents, 30)} />
      <StatCard
        label={t('projects')}
        value={count(projects.waiting + projects.running + projects.done)}
        to={`${href('home.page')}#projects`}
        change={{ words: t('booked', { hours: hours(projects.minutes) }), tone: 'neutral' }}
      />
    </StatGrid>
  )
}
