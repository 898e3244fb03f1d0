import type { Order } from '@contract/demo/ecommerce.ts'
import { bulkDelete, deleteItem } from '@/demos/shared/delete-action.tsx'
import { useConfirmedDelete } from '@/demos/shared/use-confirmed-delete.ts'
import { usePagedList } from '@/demos/shared/use-paged-list.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { selectable } from '@/ui/data-table/selectable.ts'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { pagedOrders, useDeleteOrder } from '../api/orders.ts'
import { useOrderColumns } from '../components/order-columns.tsx'
import { OrderFigureCards } from '../components/order-figures.tsx'
import { ORDER_FILTERS, type OrderFilter, useOrderFilters } from '../components/use-order-filters.ts'
import { useShop } from '../components/use-shop.ts'

const link = (order: Order) => href('ecommerce.order', { id: String(order.order) })

/** The orders of the sample shop (`/apps/ecommerce/order/list`). */
export function Page() {
  const t = useT('ecommerce-sales.orders')
  const mayDelete = useAbility().can('delete', 'demo')
  const list = usePagedList(pagedOrders, { tables: ['orders'], filters: ORDER_FILTERS })
  const { numberOf } = useShop()
  const columns = useOrderColumns({ numberOf })
  const confirmDelete = useConfirmedDelete()
  const deletion = useDeleteOrder()
  const remove = (orders: readonly Order[]) => {
    const about = { order: numberOf(orders[0]?.order ?? 0), count: orders.length }
    return confirmDelete({
      title: t('delete.title', about),
      body: t('delete.body'),
      confirmLabel: t('delete.action'),
      done: t('delete.done', about),
      failed: () => t('delete.failed'),
      remove: async () => {
        for (const { id } of orders) await deletion.mutateAsync(id)
      },
    })
  }
  const rowActions = (order: Order) => [deleteItem(t('delete.action'), mayDelete, () => remove([order]))]
  const filters = useOrderFilters(list.params.filters.period)
  const bulk = selectable<Order>(bulkDelete(t('delete.action'), mayDelete, remove))
  return (
    <ListPage<Order, OrderFilter>
      name="orders"
      title={t('title')}
      description={t('description')}
      stats={<OrderFigureCards />}
      {...list}
      columns={columns}
      rowId={(order) => String(order.id)}
      rowLabel={(order) => `${numberOf(order.order)} ${order.customer}`}
      rowHref={link}
      rowActions={rowActions}
      bulk={bulk}
      searchLabel={t('search')}
      filters={filters}
      empty={{ drawing: 'paper-boat', title: t('empty'), body: t('empty-body') }}
    />
  )
}
