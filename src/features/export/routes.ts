import type { Area } from '@/lib/routing/route.ts'

/** The export of a manuscript as a file. */
export const routes = {
  area: 'export',
  messages: ['export', 'manuscripts'],
  routes: [
    {
      id: 'export.manuscript',
      path: '/apps/manuscripts/:id/export',
      page: 'features/export/pages/export-page.tsx',
      titleId: 'export.manuscript.title',
      access: { action: 'read', subject: 'manuscripts' },
      layout: 'default',
    },
  ],
} as const satisfies Area
