import type { Area } from '@/lib/route.ts'

/** The dashboard of the agency for administrators. */
export const routes = {
  area: 'admin',
  messages: ['admin'],
  routes: [
    {
      id: 'admin.dashboard',
      path: '/admin/dashboard',
      aliases: ['/admin-dashboard'],
      page: 'features/admin/pages/dashboard-page.tsx',
      titleId: 'admin.dashboard.title',
      access: { action: 'read', subject: 'admin' },
      layout: 'default',
      nav: { section: 'admin', icon: 'gauge', order: 0 },
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
