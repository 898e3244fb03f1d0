import type { orderList } from '@contract/demo/ecommerce.ts'
import type {
  OrderAddressBody,
  OrderAddressKind,
  OrderStateBody,
  orderFigures,
  orderRecordResponse,
} from '@contract/demo/order-records.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

export type OrderListInput = ListQueryInput & { payment?: string; status?: string; customer?: number }

export const orderKeys = {
  all: ['demo', 'orders'] as const,
  list: (query: OrderListInput) => [...orderKeys.all, 'list', query] as const,
  figures: () => [...orderKeys.all, 'figures'] as const,
  record: (order: number) => [...orderKeys.all, 'record', order] as const,
}

/** Reads a page of orders. */
export const fetchOrders = (query: OrderListInput, signal?: AbortSignal) =>
  api.get<typeof orderList>('/apps/ecommerce/orders', { query, ...(signal ? { signal } : {}) })

/** A page of orders; the previous page stays visible while the next one loads. */
export const ordersQuery = (query: OrderListInput) =>
  queryOptions({
    queryKey: orderKeys.list(query),
    queryFn: ({ signal }) => fetchOrders(query, signal),
    placeholderData: keepPreviousData,
  })

export const orderFiguresQuery = () =>
  queryOptions({
    queryKey: orderKeys.figures(),
    queryFn: ({ signal }) => api.get<typeof orderFigures>('/apps/ecommerce/order-figures', { signal }),
  })

/** An order by its number. */
export const orderRecordQuery = (order: number) =>
  queryOptions({
    queryKey: orderKeys.record(order),
    queryFn: async ({ signal }) =>
      (await api.get<typeof orderRecordResponse>(`/apps/ecommerce/orders/${order}/record`, { signal })).order,
  })

const useRefetchOrders = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: orderKeys.all })
}

/** Deletes an order by its id. */
export function useDeleteOrder() {
  const onSettled = useRefetchOrders()
  return useMutation({
    mutationFn: async (id: number) => {
      await api.delete(`/apps/ecommerce/orders/${id}`)
    },
    onSettled,
  })
}

/** Changes the payment or the shipment; refetches also after a refusal, because the order has changed then. */
export function useChangeOrderState(order: number) {
  const onSettled = useRefetchOrders()
  return useMutation({
    mutationFn: (body: OrderStateBody) =>
      api.patch<typeof orderRecordResponse>(`/apps/ecommerce/orders/${order}/state`, { body }),
    onSettled,
  })
}

/** Saves an address of an order; a 409 error carries the order with the address that was saved first. */
export function useSetOrderAddress(order: number, kind: OrderAddressKind) {
  const onSuccess = useRefetchOrders()
  return useMutation({
    mutationFn: (body: OrderAddressBody) =>
      api.put<typeof orderRecordResponse>(`/apps/ecommerce/orders/${order}/address/${kind}`, { body }),
    onSuccess,
  })
}
