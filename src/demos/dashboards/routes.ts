import type { Area } from '@/lib/route.ts'

const access = { action: 'read', subject: 'demo' } as const

/** The dashboards of the sample data; analytics is the home page. */
export const routes = {
  area: 'dashboards',
  messages: ['dashboards'],
  groups: [{ id: 'dashboards', titleId: 'dashboards.nav', section: 'apps', icon: 'chart', order: 10 }],
  routes: [
    {
      id: 'dashboards.crm',
      path: '/dashboards/crm',
      page: 'demos/dashboards/pages/crm-page.tsx',
      titleId: 'dashboards.crm.title',
      access,
      layout: 'default',
      nav: { section: 'apps', parent: 'dashboards', order: 10 },
      search: 'dashboards',
    },
    {
      id: 'dashboards.ecommerce',
      path: '/dashboards/ecommerce',
      aliases: ['/apps/ecommerce/dashboard'],
      page: 'demos/dashboards/pages/ecommerce-page.tsx',
      titleId: 'dashboards.ecommerce.title',
      access,
      layout: 'default',
      nav: { section: 'apps', parent: 'dashboards', order: 20 },
      search: 'dashboards',
    },
    {
      id: 'dashboards.logistics',
      path: '/dashboards/logistics',
      aliases: ['/apps/logistics/dashboard'],
      page: 'demos/dashboards/pages/logistics-page.tsx',
      titleId: 'dashboards.logistics.title',
      access,
      layout: 'default',
      nav: { section: 'apps', parent: 'dashboards', order: 30 },
      search: 'dashboards',
    },
    {
      id: 'dashboards.academy',
      path: '/dashboards/academy',
      aliases: ['/apps/academy/dashboard'],
      page: 'demos/dashboards/pages/academy-page.tsx',
      titleId: 'dashboards.academy.title',
      access,
      layout: 'default',
      nav: { section: 'apps', parent: 'dashboards', order: 40 },
      search: 'dashboards',
    },
  ],
} as const satisfies Area
