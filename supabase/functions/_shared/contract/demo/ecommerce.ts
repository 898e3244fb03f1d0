import { z } from 'zod'
import { choice, count, dayText, demoListQuery, exactly, money, picture } from './list.ts'

export const PRODUCT_STATUSES = ['Inactive', 'Published', 'Scheduled'] as const
/** The sales channels of a product. */
export const SALES_CHANNELS = ['in-store', 'website', 'marketplace', 'affiliate'] as const
export const REVIEW_STATUSES = ['Published', 'Pending'] as const
export const REFERRAL_STATUSES = ['Paid', 'Unpaid', 'Rejected'] as const
export const ORDER_STATUSES = ['Ready to Pickup', 'Dispatched', 'Out for Delivery', 'Delivered'] as const
export const ORDER_PAYMENTS = ['Paid', 'Pending', 'Failed', 'Cancelled'] as const
export const ORDER_METHODS = ['Mastercard', 'Visa', 'PayPal', 'Invoice', 'Bank Transfer'] as const

/**
 * `GET /api/apps/ecommerce/products`: sorted by product, category, status, price, qty or sku; newest first by
 * default.
 */
export const productListQuery = demoListQuery.extend({
  /** `true` or `false`; any other value does not filter. */
  stock: choice(['true', 'false']),
  /** An exact category; an unknown one matches no product. */
  category: exactly,
  /** An exact status; an unknown one matches no product. */
  status: exactly,
  /** Only products that this channel has sold. */
  channel: choice(SALES_CHANNELS),
})
export const product = z.object({
  id: count,
  productName: z.string(),
  productBrand: z.string(),
  category: z.string(),
  stock: z.boolean(),
  sku: count,
  price: money,
  /** The discounted price. */
  discountCents: count.nullable(),
  qty: count,
  status: z.enum(PRODUCT_STATUSES),
  image: picture,
})
export type Product = z.infer<typeof product>
export const productList = z.object({ products: z.array(product), total: count })

/** `GET /api/apps/ecommerce/orders`: sorted by order, customers, date, status or spent; newest first by default. */
export const order = z.object({
  id: count,
  /** The public order number. */
  order: count,
  customer: z.string(),
  email: z.string(),
  avatar: picture,
  payment: z.enum(ORDER_PAYMENTS),
  status: z.enum(ORDER_STATUSES),
  spent: z.number(),
  method: z.enum(ORDER_METHODS),
  date: dayText,
  /** For example `08:15`. */
  time: z.string(),
  methodNumber: count,
})
export type Order = z.infer<typeof order>
export const orderList = z.object({ orders: z.array(order), total: count })

/** `GET /api/apps/ecommerce/customers`: sorted by customer, country, customerId, orders or totalSpent. */
export const customer = z.object({
  id: count,
  customer: z.string(),
  customerId: count,
  email: z.string(),
  country: z.string(),
  countryFlag: picture,
  countryCode: z.string().regex(/^[a-z]{2}$/),
  order: count,
  totalSpent: z.number(),
  avatar: picture,
})
export type Customer = z.infer<typeof customer>
export const customerList = z.object({ customers: z.array(customer), total: count })
/** `GET /api/apps/ecommerce/customers/:customerId`. */
export const customerDetail = customer.extend({
  status: z.enum(['Active', 'Inactive']),
  contact: z.string(),
})
export type CustomerDetail = z.infer<typeof customerDetail>

/** `GET /api/apps/ecommerce/orders/:order`, by order number: the screen of one order. */
export const orderDetail = z.object({
  order,
  customer: customerDetail,
  /** The ordered products at their price then; a deleted product has no picture. */
  lines: z.array(
    z.object({ productName: z.string(), image: picture.nullable(), price: money, qty: count, total: money }),
  ),
})
export type OrderDetail = z.infer<typeof orderDetail>

/** `GET /api/apps/ecommerce/reviews`: sorted by product, reviewer, date or status; newest first by default. */
export const reviewListQuery = demoListQuery.extend({
  /** A status, or `All`; an unknown one matches no review. */
  status: z.string().catch('All').default('All'),
})
export const review = z.object({
  id: count,
  product: z.string(),
  companyName: z.string(),
  productImage: picture,
  reviewer: z.string(),
  email: z.string(),
  avatar: picture,
  date: dayText,
  status: z.enum(REVIEW_STATUSES),
  /** The rating, 1 to 5. */
  review: z.number().int().min(1).max(5),
  head: z.string(),
  para: z.string(),
})
export type Review = z.infer<typeof review>
export const reviewList = z.object({ reviews: z.array(review), total: count })

/** `GET /api/apps/ecommerce/referrals`: sorted by users, referred-id, earning, value or status. */
export const referral = z.object({
  id: count,
  user: z.string(),
  email: z.string(),
  avatar: picture,
  referredId: count,
  status: z.enum(REFERRAL_STATUSES),
  value: money,
  earning: money,
})
export type Referral = z.infer<typeof referral>
export const referralList = z.object({ referrals: z.array(referral), total: count })
