import type { ListDefinition } from '../../_shared/db/list-query.ts'

// Product, order and review lists are reversed before sorting, so rows with equal keys are newest first.

/** `GET /api/apps/ecommerce/products`. */
export const productListDefinition: ListDefinition = {
  from: 'demo.products',
  alias: 't',
  select: `t.id, t.product_name, t.product_brand, t.category, t.stock, t.sku,
    t.price, t.discount_cents, t.qty, t.status, t.image`,
  search: { folded: 't.search' },
  sort: {
    product: { by: 't.product_sort' },
    category: { by: 't.category' },
    status: { by: 't.status' },
    price: { by: 't.price' },
    qty: { by: 't.qty' },
    sku: { by: 't.sku' },
  },
  tieBreak: 't.id desc',
  id: 'id',
}

/** The columns of an order. */
export const ORDER_COLUMNS = `t.id, t.order_no as "order", t.customer, t.email, t.avatar, t.payment, t.status, t.spent,
    t.method, to_char(t.ordered_at, 'YYYY-MM-DD') as date, to_char(t.ordered_at, 'HH24:MI') as time,
    t.method_number`

/** `GET /api/apps/ecommerce/orders`. */
export const orderListDefinition: ListDefinition = {
  from: 'demo.orders',
  alias: 't',
  select: ORDER_COLUMNS,
  search: { folded: 't.search' },
  sort: {
    order: { by: 't.order_no' },
    customers: { by: 't.customer_sort' },
    date: { by: 't.ordered_at' },
    status: { by: 't.status' },
    spent: { by: 't.spent' },
  },
  tieBreak: 't.id desc',
  id: 'id',
}

/** `GET /api/apps/ecommerce/reviews`. */
export const reviewListDefinition: ListDefinition = {
  from: 'demo.reviews',
  alias: 't',
  select: `t.id, t.product, t.company_name, t.product_image, t.reviewer, t.email,
    t.avatar, t.reviewed_on as date, t.status, t.review, t.head, t.para`,
  search: { folded: 't.search' },
  sort: {
    product: { by: 't.product_sort' },
    reviewer: { by: 't.reviewer_sort' },
    date: { by: 't.reviewed_on' },
    status: { by: 't.status' },
  },
  tieBreak: 't.id desc',
  id: 'id',
}

/** The columns of a customer. */
export const CUSTOMER_COLUMNS = `t.id, t.customer, t.customer_id, t.email, t.country,
  t.country_code, t.order_count as "order", t.total_spent, t.avatar`

/** `GET /api/apps/ecommerce/customers`. */
export const customerListDefinition: ListDefinition = {
  from: 'demo.customers',
  alias: 't',
  select: CUSTOMER_COLUMNS,
  search: { folded: 't.search' },
  sort: {
    customer: { by: 't.customer_sort' },
    country: { by: 't.country' },
    customerId: { by: 't.customer_id' },
    orders: { by: 't.order_count' },
    totalSpent: { by: 't.total_spent' },
  },
  tieBreak: 't.id asc',
  id: 'id',
}

/** `GET /api/apps/ecommerce/referrals`. */
export const referralListDefinition: ListDefinition = {
  from: 'demo.referrals',
  alias: 't',
  select: `t.id, t.referrer as "user", t.email, t.avatar, t.referred_id, t.status, t.value, t.earning`,
  search: [],
  sort: {
    users: { by: 't.referrer_sort' },
    'referred-id': { by: 't.referred_id' },
    earning: { by: 't.earning' },
    value: { by: 't.value' },
    status: { by: 't.status' },
  },
  tieBreak: 't.id asc',
  id: 'id',
}
