import type { Area } from '@/lib/routing/route.ts'

/** The plans ordered on the public pages. */
export const routes = {
  area: 'plan-orders',
  messages: ['plan-orders'],
  routes: [
    {
      id: 'plan-orders.list',
      path: '/apps/plan-orders/list',
      page: 'features/plan-orders/pages/plan-orders-page.tsx',
      titleId: 'plan-orders.list.title',
      access: { action: 'read', subject: 'admin' },
      layout: 'default',
      nav: { section: 'admin', icon: 'receipt', order: 25 },
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
