import type { Area } from '@/lib/routing/route.ts'

/** The days of a manuscript. */
export const routes = {
  area: 'history',
  messages: ['history', 'manuscripts', 'editor'],
  routes: [
    {
      id: 'history.manuscript',
      path: '/apps/manuscripts/:id/history',
      page: 'features/history/pages/history-page.tsx',
      titleId: 'history.manuscript.title',
      access: { action: 'read', subject: 'manuscripts' },
      layout: 'default',
    },
  ],
} as const satisfies Area
