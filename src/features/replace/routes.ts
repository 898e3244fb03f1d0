import type { Area } from '@/lib/routing/route.ts'

/** Find and replace in all texts of a manuscript. */
export const routes = {
  area: 'replace',
  messages: ['replace', 'manuscripts'],
  routes: [
    {
      id: 'replace.manuscript',
      path: '/apps/manuscripts/:id/replace',
      page: 'features/replace/pages/replace-page.tsx',
      titleId: 'replace.manuscript.title',
      access: { action: 'read', subject: 'manuscripts' },
      layout: 'default',
    },
  ],
} as const satisfies Area
