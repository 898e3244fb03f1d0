import type { Order, orderList } from '@contract/demo/ecommerce.ts'
import type {
  OrderAddressBody,
  OrderAddressKind,
  OrderStateBody,
  orderFigures,
  orderRecordResponse,
} from '@contract/demo/order-records.ts'
import { queryOptions } from '@tanstack/react-query'
import { pagedList } from '@/demos/shared/api/paged-list.ts'
import { useApiMutation } from '@/demos/shared/api/use-api-mutation.ts'
import { api } from '@/lib/api/api-client.ts'

const path = '/apps/ecommerce/orders'

export const orderKeys = { all: ['demo', 'orders'] as const }

export const pagedOrders = pagedList<typeof orderList, Order>({
  key: orderKeys.all,
  path,
  read: ({ orders, total }) => ({ rows: orders, total }),
})

export const orderFiguresQuery = () =>
  queryOptions({
    queryKey: [...orderKeys.all, 'figures'] as const,
    queryFn: ({ signal }) => api.get<typeof orderFigures>('/apps/ecommerce/order-figures', { signal }),
  })

/** An order by its number. */
export const orderRecordQuery = (order: number) =>
  queryOptions({
    queryKey: [...orderKeys.all, 'record', order] as const,
    queryFn: async ({ signal }) =>
      (await api.get<typeof orderRecordResponse>(`${path}/${order}/record`, { signal })).order,
  })

/** Deletes an order by its id. */
export const useDeleteOrder = () =>
  useApiMutation([orderKeys.all], (id: number) => api.delete(`${path}/${id}`))

/** Changes the payment or the shipment. */
export const useChangeOrderState = (order: number) =>
  useApiMutation([orderKeys.all], (body: OrderStateBody) =>
    api.patch<typeof orderRecordResponse>(`${path}/${order}/state`, { body }),
  )

/** Saves an address of an order; a 409 error carries the order with the address that was saved first. */
export const useSetOrderAddress = (order: number, kind: OrderAddressKind) =>
  useApiMutation([orderKeys.all], (body: OrderAddressBody) =>
    api.put<typeof orderRecordResponse>(`${path}/${order}/address/${kind}`, { body }),
  )
