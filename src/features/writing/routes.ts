import type { Area } from '@/lib/routing/route.ts'

/** A person's targets and progress in a manuscript. */
export const routes = {
  area: 'writing',
  messages: ['writing', 'manuscripts'],
  routes: [
    {
      id: 'writing.manuscript',
      path: '/apps/manuscripts/:id/progress',
      page: 'features/writing/pages/progress-page.tsx',
      titleId: 'writing.manuscript.title',
      access: { action: 'read', subject: 'manuscripts' },
      layout: 'default',
    },
  ],
} as const satisfies Area
