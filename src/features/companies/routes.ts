import type { Area } from '@/lib/routing/route.ts'

/** The client companies, for administrators; their data need only `read companies` (decision 0001). */
export const routes = {
  area: 'companies',
  messages: ['companies', 'users'],
  routes: [
    {
      id: 'companies.list',
      path: '/apps/companies/list',
      page: 'features/companies/pages/companies-page.tsx',
      titleId: 'companies.list.title',
      access: { action: 'read', subject: 'admin' },
      layout: 'default',
      nav: { section: 'admin', icon: 'building', order: 20 },
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
