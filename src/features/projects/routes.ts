import type { Area } from '@/lib/routing/route.ts'

const read = { action: 'read', subject: 'projects' } as const

/** Project requests: the list with its form, and the project page. */
export const routes = {
  area: 'projects',
  messages: ['projects', 'people', 'attachments', 'mail-delivery'],
  routes: [
    {
      id: 'projects.list',
      path: '/apps/projects/list',
      page: 'features/projects/pages/projects-page.tsx',
      titleId: 'projects.list.title',
      access: read,
      layout: 'default',
      nav: { section: 'portal', icon: 'clipboard', order: 20 },
      search: 'apps-and-pages',
    },
    {
      id: 'projects.workload',
      path: '/apps/projects/workload',
      page: 'features/projects/pages/workload-page.tsx',
      titleId: 'projects.workload.title',
      access: { action: 'read', subject: 'all-projects' },
      layout: 'default',
      nav: { section: 'portal', icon: 'gauge', order: 21, needs: { action: 'read', subject: 'user' } },
      search: 'apps-and-pages',
    },
    {
      id: 'projects.calendar',
      path: '/apps/projects/calendar',
      page: 'features/projects/pages/calendar-page.tsx',
      titleId: 'projects.calendar.title',
      access: read,
      layout: 'default',
      search: 'apps-and-pages',
    },
    {
      id: 'projects.view',
      path: '/apps/projects/view/:id',
      page: 'features/projects/pages/project-page.tsx',
      titleId: 'projects.view.title',
      access: read,
      layout: 'default',
    },
  ],
} as const satisfies Area
