import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The screens of the sample shop. */
export const routes = {
  area: 'ecommerce',
  messages: ['ecommerce', 'ecommerce-sales', 'attachments', 'rich-text'],
  hasSampleData: true,
  groups: [{ id: 'ecommerce', titleId: 'ecommerce.nav', section: 'apps', icon: 'cart', order: 20 }],
  routes: demoRoutes(
    'ecommerce',
    { nav: { section: 'apps', parent: 'ecommerce' }, search: 'apps-and-pages' },
    [
      { id: 'products', path: '/apps/ecommerce/product/list' },
      { id: 'product', path: '/apps/ecommerce/product/add', isForCreators: true },
      { id: 'categories', path: '/apps/ecommerce/product/category-list' },
      { id: 'orders', path: '/apps/ecommerce/order/list', titleId: 'ecommerce-sales.orders.title' },
      {
        id: 'order',
        path: '/apps/ecommerce/order/details/:id',
        titleId: 'ecommerce-sales.order.title',
        isUnlisted: true,
      },
      { id: 'customers', path: '/apps/ecommerce/customer/list', titleId: 'ecommerce-sales.customers.title' },
      {
        id: 'customer',
        path: '/apps/ecommerce/customer/details/:id',
        titleId: 'ecommerce-sales.customer.title',
        isUnlisted: true,
      },
      { id: 'reviews', path: '/apps/ecommerce/manage-review', titleId: 'ecommerce-sales.reviews.title' },
      { id: 'referrals', path: '/apps/ecommerce/referrals', titleId: 'ecommerce-sales.referrals.title' },
      { id: 'settings', path: '/apps/ecommerce/settings' },
    ],
  ),
} as const satisfies Area
