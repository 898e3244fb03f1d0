import type { Area } from '@/lib/routing/route.ts'

/** Find and replace in all texts of a manuscript. */
export const routes = {
  area: 'find-replace',
  messages: ['find-replace', 'manuscripts'],
  routes: [
    {
      id: 'find-replace.manuscript',
      path: '/apps/manuscripts/:id/replace',
      page: 'features/find-replace/pages/replace-page.tsx',
      titleId: 'find-replace.manuscript.title',
      access: { action: 'read', subject: 'manuscripts' },
      layout: 'default',
    },
  ],
} as const satisfies Area
