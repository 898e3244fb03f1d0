import type { PlanOrder } from '@contract/plan-orders.ts'
import { ORDERABLE_PLANS } from '@contract/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useT } from '@/lib/i18n/use-t.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { planOrdersQuery } from '../api/plan-orders.ts'
import { usePlanOrderColumns } from '../components/plan-order-columns.tsx'

/** The plans ordered on the public pages (`/apps/plan-orders/list`, R-581). */
export function Page() {
  const t = useT('plan-orders')
  const params = useListParams({ sortBy: 'no', orderBy: 'desc' }, ['plan'])
  const list = useQuery(planOrdersQuery({ ...params.state, ...params.filters, q: params.q }))
  const columns = usePlanOrderColumns()
  const planFilter = {
    name: 'plan',
    label: t('field.plan'),
    all: t('any-plan'),
    options: ORDERABLE_PLANS.map((value) => ({ value, label: t(`plan.${value}`) })),
  } as const
  return (
    <ListPage<PlanOrder, 'plan'>
      name="plan-orders"
      title={t('list.title')}
      description={t('list.description')}
      query={list}
      params={params}
      rows={list.data?.orders}
      total={list.data?.total ?? 0}
      columns={columns}
      rowId={(order) => order.id}
      rowLabel={(order) => String(order.no)}
      searchLabel={t('list.search')}
      filters={[planFilter]}
      empty={{ drawing: 'paper-boat', title: t('list.empty'), body: t('list.empty-body') }}
    />
  )
}
