import type { Area } from '@/lib/routing/route.ts'

/** The client companies: the list for administrators, a company for those who read companies (decision 0001, R-839). */
export const routes = {
  area: 'companies',
  messages: ['companies', 'users', 'people', 'projects'],
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
    {
      id: 'companies.view',
      path: '/apps/companies/view/:id',
      page: 'features/companies/pages/company-page.tsx',
      titleId: 'companies.view.title',
      access: { action: 'read', subject: 'companies' },
      layout: 'default',
    },
  ],
} as const satisfies Area
