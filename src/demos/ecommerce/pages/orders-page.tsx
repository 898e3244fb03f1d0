import type { Order } from '@contract/demo/ecommerce.ts'
import { useQuery } from '@tanstack/react-query'
import { Eye, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useAbility } from '@/lib/ability.ts'
import { href } from '@/lib/href.ts'
import { useListParams } from '@/lib/list-params.ts'
import { useT } from '@/lib/use-t.ts'
import { selectable } from '@/ui/data-table/selectable.ts'
import { ListPage } from '@/ui/list-page.tsx'
import { fetchOrders, orderKeys, ordersQuery } from '../api/orders.ts'
import { useOrderColumns } from '../components/order-columns.tsx'
import { OrderFigureCards } from '../components/order-figures.tsx'
import { useDeleteOrders } from '../components/use-delete-orders.ts'
import { useOrderFilters } from '../components/use-order-filters.ts'
import { readAllPages } from '../model/read-all-pages.ts'

const link = (order: Order) => href('ecommerce.order', { id: String(order.order) })

/** The orders of the sample shop (`/apps/ecommerce/order/list`). */
export function Page() {
  const t = useT('ecommerce-sales.orders')
  const navigate = useNavigate()
  const mayDelete = useAbility().can('delete', 'demo')
  const params = useListParams({ sortBy: '', orderBy: 'asc' }, ['payment', 'status'])
  const query = { ...params.state, ...params.filters, q: params.q }
  const list = useQuery(ordersQuery(query))
  useDemoChanges(['orders'], orderKeys.all)
  const columns = useOrderColumns()
  const filters = useOrderFilters()
  const remove = useDeleteOrders()
  const rowActions = (order: Order) => [
    { id: 'open', label: t('open'), icon: Eye, action: () => void navigate(link(order)) },
    {
      id: 'delete',
      label: t('delete.action'),
      icon: Trash2,
      danger: true,
      action: () => void remove([order]),
      hidden: !mayDelete,
    },
  ]
  const bulk = selectable<Order>(
    mayDelete
      ? [
          {
            id: 'delete',
            label: t('delete.action'),
            icon: <Trash2 strokeWidth={2} size={16} aria-hidden />,
            isDanger: true,
            onRun: (rows, clear) => void remove(rows).then((isDone) => isDone && clear()),
          },
        ]
      : [],
  )
  return (
    <ListPage<Order, 'payment' | 'status'>
      name="orders"
      title={t('title')}
      description={t('description')}
      stats={<OrderFigureCards />}
      query={list}
      params={params}
      rows={list.data?.orders}
      total={list.data?.total ?? 0}
      columns={columns}
      rowId={(order) => String(order.id)}
      rowLabel={(order) => `#${order.order} ${order.customer}`}
      rowHref={link}
      rowActions={rowActions}
      bulk={bulk}
      onExport={() =>
        readAllPages(async (page) => {
          const { orders, total } = await fetchOrders({ ...query, ...page })
          return { rows: orders, total }
        })
      }
      searchLabel={t('search')}
      filters={filters}
      empty={{ drawing: 'paper-boat', title: t('empty'), body: t('empty-body') }}
    />
  )
}
