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
  ],
} as const satisfies Area
