import { z } from 'zod'
import { ORDER_METHODS } from '../ecommerce.ts'
import { count, picture } from '../list.ts'
import { comparedFigure, dayValue, figureCents, figureCountry, untilDay } from './figures.ts'

/** `GET /api/dashboards/ecommerce`. */
export const ecommerceDashboard = z.object({
  until: untilDay,
  /** The product with the highest amount in the paid orders of the last 30 days. */
  best: z.object({ name: z.string(), image: picture.nullable(), cents: figureCents, qty: count }).nullable(),
  /** All rows of the lists of the shop; the amount is that of the paid orders. */
  statistics: z.object({
    orders: count,
    customers: count,
    products: count,
    reviews: count,
    paidCents: figureCents,
  }),
  /** The last 30 days. */
  expenses: z.object({ cents: figureCents, budgetCents: figureCents }),
  profit: z.object({ cents: comparedFigure, daily: z.array(dayValue) }),
  leads: z.object({ count: comparedFigure, signups: count, daily: z.array(dayValue) }),
  years: z.array(
    z.object({
      year: z.number().int(),
      months: z.array(
        z.object({
          month: z.number().int().min(1).max(12),
          revenue: figureCents,
          expenses: figureCents,
          budget: figureCents,
        }),
      ),
    }),
  ),
  /** By quantity in the paid orders. */
  popular: z.array(
    z.object({
      id: count,
      name: z.string(),
      brand: z.string(),
      image: picture,
      priceCents: figureCents,
      qty: count,
    }),
  ),
  /** Paid orders that are not delivered: ready, dispatched, out for delivery. */
  countries: z.array(z.object({ code: figureCountry, new: count, preparing: count, shipping: count })),
  /** Paid orders by method of payment. */
  methods: z.array(z.object({ method: z.enum(ORDER_METHODS), orders: count, cents: figureCents })),
})
export type EcommerceDashboard = z.infer<typeof ecommerceDashboard>
