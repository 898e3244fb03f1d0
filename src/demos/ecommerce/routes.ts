import type { Area } from '@/lib/route.ts'

const access = { action: 'read', subject: 'demo' } as const

/** The screens of the sample shop. */
export const routes = {
  area: 'ecommerce',
  messages: ['ecommerce', 'ecommerce-sales'],
  groups: [{ id: 'ecommerce', titleId: 'ecommerce.nav', section: 'apps', icon: 'cart', order: 20 }],
  routes: [
    {
      id: 'ecommerce.products',
      path: '/apps/ecommerce/product/list',
      page: 'demos/ecommerce/pages/products-page.tsx',
      titleId: 'ecommerce.products.title',
      access,
      layout: 'default',
      nav: { section: 'apps', parent: 'ecommerce', order: 10 },
      search: 'apps-and-pages',
    },
    {
      id: 'ecommerce.orders',
      path: '/apps/ecommerce/order/list',
      page: 'demos/ecommerce/pages/orders-page.tsx',
      titleId: 'ecommerce-sales.orders.title',
      access,
      layout: 'default',
      nav: { section: 'apps', parent: 'ecommerce', order: 40 },
      search: 'apps-and-pages',
    },
    {
      id: 'ecommerce.order',
      path: '/apps/ecommerce/order/details/:id',
      page: 'demos/ecommerce/pages/order-page.tsx',
      titleId: 'ecommerce-sales.order.title',
      access,
      layout: 'default',
    },
    {
      id: 'ecommerce.customers',
      path: '/apps/ecommerce/customer/list',
      page: 'demos/ecommerce/pages/customers-page.tsx',
      titleId: 'ecommerce-sales.customers.title',
      access,
      layout: 'default',
      nav: { section: 'apps', parent: 'ecommerce', order: 50 },
      search: 'apps-and-pages',
    },
    {
      id: 'ecommerce.customer',
      path: '/apps/ecommerce/customer/details/:id',
      page: 'demos/ecommerce/pages/customer-page.tsx',
      titleId: 'ecommerce-sales.customer.title',
      access,
      layout: 'default',
    },
    {
      id: 'ecommerce.reviews',
      path: '/apps/ecommerce/manage-review',
      page: 'demos/ecommerce/pages/reviews-page.tsx',
      titleId: 'ecommerce-sales.reviews.title',
      access,
      layout: 'default',
      nav: { section: 'apps', parent: 'ecommerce', order: 60 },
      search: 'apps-and-pages',
    },
    {
      id: 'ecommerce.referrals',
      path: '/apps/ecommerce/referrals',
      page: 'demos/ecommerce/pages/referrals-page.tsx',
      titleId: 'ecommerce-sales.referrals.title',
      access,
      layout: 'default',
      nav: { section: 'apps', parent: 'ecommerce', order: 70 },
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
