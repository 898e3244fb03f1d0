import type { Area } from '@/lib/route.ts'

/** The kanban board on sample data. */
export const routes = {
  area: 'kanban',
  messages: ['kanban', 'attachments'],
  routes: [
    {
      id: 'kanban.page',
      path: '/apps/kanban',
      page: 'demos/kanban/pages/kanban-page.tsx',
      titleId: 'kanban.page.title',
      access: { action: 'read', subject: 'demo' },
      layout: 'default',
      nav: { section: 'apps', icon: 'kanban', order: 70 },
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
