import type { Order } from '@contract/demo/ecommerce.ts'
import { href } from '@/lib/routing/href.ts'
import { addDays } from '@/lib/time/calendar-day.ts'

type OrderFilters = Partial<Pick<Order, 'payment' | 'status' | 'method'>> & {
  country?: string
  period?: string
}

/** The shipment status of the open orders in each stage. */
export const stageStatus = {
  new: 'Ready to Pickup',
  preparing: 'Dispatched',
  shipping: 'Out for Delivery',
} as const satisfies Record<string, Order['status']>

/** The filter of the days of a figure: `days` days that end with `until`. */
export const lastDays = (until: string, days: number) => ({
  period: `${addDays(until, 1 - days)}..${until}`,
})

/** The orders that a figure counts. */
export const ordersHref = (filters: OrderFilters): string => href('ecommerce.orders', undefined, filters)

/** The paid orders that an amount of sales adds up. */
export const paidOrdersHref = (filters: OrderFilters): string => ordersHref({ payment: 'Paid', ...filters })

/** The paid orders of a country in the 60 days up to `until`. */
export const countryOrdersHref = (country: string, until: string): string =>
  paidOrdersHref({ country, ...lastDays(until, 60) })
