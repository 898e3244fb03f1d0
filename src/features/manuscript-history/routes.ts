import type { Area } from '@/lib/routing/route.ts'

/** The days of a manuscript. */
export const routes = {
  area: 'manuscript-history',
  messages: ['manuscript-history', 'manuscripts', 'editor'],
  routes: [
    {
      id: 'manuscript-history.manuscript',
      path: '/apps/manuscripts/:id/history',
      page: 'features/manuscript-history/pages/history-page.tsx',
      titleId: 'manuscript-history.manuscript.title',
      access: { action: 'read', subject: 'manuscripts' },
      layout: 'default',
    },
  ],
} as const satisfies Area
