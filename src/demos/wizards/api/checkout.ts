import {
  type CartItem,
  type CheckoutBody,
  type cartResponse,
  cartText,
  type DeliveryWay,
  type offers,
  type placedOrder,
} from '@contract/demo/checkout.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { orderKeys } from '@/demos/ecommerce/api/orders.ts'
import { api } from '@/lib/api/api-client.ts'

/** Their second part is the table, so that a change of a product refetches them. */
const cartKeys = {
  all: ['demo', 'products', 'cart'] as const,
  offers: ['demo', 'products', 'offers'] as const,
}

/** A cart at the prices of now; the previous one stays visible while the next one loads. */
export const shopCartQuery = (items: readonly CartItem[], delivery: DeliveryWay) => {
  const query = { items: cartText(items), delivery }
  return queryOptions({
    queryKey: [...cartKeys.all, query],
    queryFn: async ({ signal }) =>
      (await api.get<typeof cartResponse>('/apps/ecommerce/cart', { query, signal })).cart,
    placeholderData: keepPreviousData,
  })
}

/** Products that can be ordered, by name. */
export const shopOffersQuery = (q: string) =>
  queryOptions({
    queryKey: [...cartKeys.offers, q],
    queryFn: async ({ signal }) =>
      (await api.get<typeof offers>('/apps/ecommerce/offers', { query: { q }, signal })).offers,
    placeholderData: keepPreviousData,
  })

/** Places an order; a 409 error means that prices or stock have changed. */
export function usePlaceOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CheckoutBody) => api.post<typeof placedOrder>('/apps/ecommerce/checkout', { body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: cartKeys.all }),
        client.invalidateQueries({ queryKey: orderKeys.all }),
      ]),
  })
}
