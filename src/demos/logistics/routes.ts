import type { Area } from '@/lib/route.ts'

/** The screens of the sample fleet. */
export const routes = {
  area: 'logistics',
  messages: ['logistics'],
  routes: [
    {
      id: 'logistics.fleet',
      path: '/apps/logistics/fleet',
      page: 'demos/logistics/pages/fleet-page.tsx',
      titleId: 'logistics.fleet.title',
      access: { action: 'read', subject: 'demo' },
      layout: 'fixed',
      nav: { section: 'apps', icon: 'truck', order: 40 },
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
