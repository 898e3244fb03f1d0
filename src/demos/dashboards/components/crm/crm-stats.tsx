import type { CrmDashboard } from '@contract/demo/dashboards/crm.ts'
import { href } from '@/lib/href.ts'
import { useT } from '@/lib/use-t.ts'
import { StatCard } from '@/ui/stat-card.tsx'
import { GridCell } from '../grid-cell.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** The four figures at the top of the CRM dashboard. */
export function CrmStats({ data }: { data: CrmDashboard }) {
  const t = useT('dashboards.crm')
  const { count, money, hours, change } = useFigureFormats()
  const { orders, sales, profitCents, projects } = data
  const values = (days: readonly { value: number }[]) => days.map(({ value }) => value)
  return (
    <>
      <GridCell sm={6} lg={3}>
        <StatCard
          label={t('orders')}
          value={count(orders.week.now)}
          change={change(orders.week, 7)}
          trend={values(orders.daily)}
        />
      </GridCell>
      <GridCell sm={6} lg={3}>
        <StatCard
          label={t('sales')}
          value={money(sales.weekCents.now)}
          change={change(sales.weekCents, 7)}
          trend={values(sales.daily)}
        />
      </GridCell>
      <GridCell sm={6} lg={3}>
        <StatCard label={t('profit')} value={money(profitCents.now)} change={change(profitCents, 30)} />
      </GridCell>
      <GridCell sm={6} lg={3}>
        <StatCard
          label={t('projects')}
          value={count(projects.waiting + projects.running + projects.done)}
          to={`${href('home.page')}#projects`}
          change={{ words: t('booked', { hours: hours(projects.minutes) }), tone: 'neutral' }}
        />
      </GridCell>
    </>
  )
}
