import type { Area } from '@/lib/routing/route.ts'

/** The corrections of a manuscript that come back in a Word document. */
export const routes = {
  area: 'corrections',
  messages: ['corrections', 'manuscripts'],
  routes: [
    {
      id: 'corrections.manuscript',
      path: '/apps/manuscripts/:id/corrections',
      page: 'features/corrections/pages/corrections-page.tsx',
      titleId: 'corrections.manuscript.title',
      access: { action: 'read', subject: 'manuscripts' },
      layout: 'default',
    },
  ],
} as const satisfies Area
