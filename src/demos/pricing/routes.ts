import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The plans inside the product, and the public way to order one. */
export const routes = {
  area: 'pricing',
  messages: ['front-pages-shop', 'front-pages', 'wizards', 'auth'],
  groups: [{ id: 'pricing', titleId: 'front-pages-shop.nav', section: 'pages', icon: 'receipt', order: 20 }],
  routes: demoRoutes(
    'pricing',
    {
      access: 'public',
      layout: 'blank',
      nav: { section: 'pages', parent: 'pricing' },
      search: 'front-pages',
    },
    [
      {
        id: 'plans',
        path: '/pages/pricing',
        titleId: 'front-pages-shop.plans.title',
        access: { action: 'read', subject: 'demo' },
        layout: 'default',
        search: 'apps-and-pages',
      },
      {
        id: 'public',
        path: '/front-pages/pricing',
        page: 'public-pricing',
        descriptionId: 'front-pages-shop.public.meta',
        titleId: 'front-pages-shop.public.title',
        label: 'front-pages-shop.public.nav',
      },
      {
        id: 'payment',
        path: '/front-pages/payment',
        titleId: 'front-pages-shop.payment.title',
        label: 'front-pages-shop.payment.nav',
      },
      {
        id: 'checkout',
        path: '/front-pages/checkout',
        titleId: 'front-pages-shop.checkout.title',
        label: 'front-pages-shop.checkout.nav',
      },
    ],
  ),
} as const satisfies Area
