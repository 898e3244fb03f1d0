import type { DemoListDefinition } from './run-demo-list.ts'

// Product, order and review lists are reversed before sorting, so rows with equal keys are newest first.

/** `GET /api/apps/ecommerce/products`. */
export const productListDefinition: DemoListDefinition = {
  table: 'products',
  isSearched: true,
  select: `t.id, t.product_name as "productName", t.product_brand as "productBrand", t.category, t.stock, t.sku,
    t.price, t.qty, t.status, t.image`,
  sort: {
    product: 't.product_sort',
    category: 't.category',
    status: 't.status',
    price: 't.price',
    qty: 't.qty',
    sku: 't.sku',
  },
  stands: 't.id desc',
}

/** The columns of an order. */
export const ORDER_COLUMNS = `t.id, t.order_no as "order", t.customer, t.email, t.avatar, t.payment, t.status, t.spent::float8 as spent,
    t.method, to_char(t.ordered_at, 'YYYY-MM-DD') as date, to_char(t.ordered_at, 'HH24:MI') as time,
    t.method_number as "methodNumber"`

/** `GET /api/apps/ecommerce/orders`. */
export const orderListDefinition: DemoListDefinition = {
  table: 'orders',
  isSearched: true,
  select: ORDER_COLUMNS,
  sort: {
    order: 't.order_no',
    customers: 't.customer_sort',
    date: 't.ordered_at',
    status: 't.status',
    spent: 't.spent',
  },
  stands: 't.id desc',
}

/** `GET /api/apps/ecommerce/reviews`. */
export const reviewListDefinition: DemoListDefinition = {
  table: 'reviews',
  isSearched: true,
  select: `t.id, t.product, t.company_name as "companyName", t.product_image as "productImage", t.reviewer, t.email,
    t.avatar, to_char(t.reviewed_on, 'YYYY-MM-DD') as date, t.status, t.review, t.head, t.para`,
  sort: {
    product: 't.product_sort',
    reviewer: 't.reviewer_sort',
    date: 't.reviewed_on',
    status: 't.status',
  },
  stands: 't.id desc',
}

/** The columns of a customer. */
export const CUSTOMER_COLUMNS = `t.id, t.customer, t.customer_id as "customerId", t.email, t.country,
  t.country_code as "countryCode", t.order_count as "order", t.total_spent::float8 as "totalSpent", t.avatar`

/** `GET /api/apps/ecommerce/customers`. */
export const customerListDefinition: DemoListDefinition = {
  table: 'customers',
  isSearched: true,
  select: CUSTOMER_COLUMNS,
  sort: {
    customer: 't.customer_sort',
    country: 't.country',
    customerId: 't.customer_id',
    orders: 't.order_count',
    totalSpent: 't.total_spent',
  },
  stands: 't.id asc',
}

/** `GET /api/apps/ecommerce/referrals`. */
export const referralListDefinition: DemoListDefinition = {
  table: 'referrals',
  isSearched: false,
  select: `t.id, t.referrer as "user", t.email, t.avatar, t.referred_id as "referredId", t.status, t.value, t.earning`,
  sort: {
    users: 't.referrer_sort',
    'referred-id': 't.referred_id',
    earning: 't.earning',
    value: 't.value',
    status: 't.status',
  },
  stands: 't.id asc',
}
