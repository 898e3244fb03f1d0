import { z } from 'zod'
import { ORDER_METHODS, ORDER_PAYMENTS, ORDER_STATUSES } from './ecommerce.ts'
import { count, demoListQuery, exactly, picture } from './list.ts'
import { ORDER_ACTIONS } from './order-states.ts'
import { baseRevision, postalAddress, postalAddressBody } from './postal-address.ts'

const cents = z.number().int()

/** `GET /api/apps/ecommerce/orders`: besides page and order, the filters that the figures of orders lead to. */
export const orderListQuery = demoListQuery.extend({
  payment: exactly,
  status: exactly,
  method: exactly,
  /** The country of the customer as its code of ISO 3166-1. */
  country: exactly,
  /** Two inclusive days such as `2026-11-01..2026-11-30`; anything else does not filter. */
  period: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}$/)
    .optional()
    .catch(undefined),
  /** A customerId; anything that is not one does not filter. */
  customer: z.coerce.number().int().min(1).max(999_999_999).optional().catch(undefined),
})

/** `GET /api/apps/ecommerce/order-figures`: the totals of four filtered lists. */
export const orderFigures = z.object({ pending: count, completed: count, refunded: count, failed: count })
export type OrderFigures = z.infer<typeof orderFigures>
/** The filters that each figure of the orders leads to. */
export const ORDER_FIGURE_FILTERS = {
  pending: { payment: 'Pending' },
  completed: { payment: 'Paid', status: 'Delivered' },
  refunded: { payment: 'Cancelled' },
  failed: { payment: 'Failed' },
} as const satisfies Record<keyof OrderFigures, { payment: string; status?: string }>

/** The kinds of address of an order. */
export const ORDER_ADDRESS_KINDS = ['shipping', 'billing'] as const
export type OrderAddressKind = (typeof ORDER_ADDRESS_KINDS)[number]

/** The entries of an order's timeline. */
export const ORDER_ENTRIES = ['Placed', ...ORDER_PAYMENTS, ...ORDER_STATUSES] as const

/** An order with everything its screen shows; amounts are cents. */
export const orderRecord = z
  .object({
    /** The public order number. */
    order: count,
    revision: z.number().int(),
    placedAt: z.iso.datetime(),
    payment: z.enum(ORDER_PAYMENTS),
    status: z.enum(ORDER_STATUSES),
    method: z.enum(ORDER_METHODS),
    methodNumber: count,
    customer: z.object({
      customerId: count,
      name: z.string(),
      email: z.string(),
      contact: z.string(),
      avatar: picture,
      orderCount: count,
    }),
    /** The ordered products at their price then; a deleted product has no picture. */
    lines: z.array(
      z.object({
        productName: z.string(),
        image: picture.nullable(),
        priceCents: cents,
        qty: count,
        totalCents: cents,
      }),
    ),
    taxBps: count,
    netCents: cents,
    taxCents: cents,
    totalCents: cents,
    shipping: postalAddress.nullable(),
    billing: postalAddress.nullable(),
    events: z.array(
      z.object({ id: count, entry: z.enum(ORDER_ENTRIES), actor: z.string(), happenedAt: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'Order' })
export type OrderRecord = z.infer<typeof orderRecord>
export const orderRecordResponse = z.object({ order: orderRecord })

/** `PATCH /api/apps/ecommerce/orders/:order/state` → `{order}`; 409 when it changed or the action is not possible. */
export const orderStateBody = z.object({ action: z.enum(ORDER_ACTIONS), revision: baseRevision })
export type OrderStateBody = z.input<typeof orderStateBody>

/** `PUT /api/apps/ecommerce/orders/:order/address/:kind` → `{order}`; revision 0 adds an address. */
export const orderAddressBody = postalAddressBody.extend({ revision: baseRevision })
export type OrderAddressBody = z.input<typeof orderAddressBody>
