import type { Area } from '@/lib/routing/route.ts'

/** The creation of a manuscript from a text file. */
export const routes = {
  area: 'text-import',
  messages: ['text-import'],
  routes: [
    {
      id: 'text-import.page',
      path: '/apps/manuscripts/from-file',
      page: 'features/text-import/pages/text-import-page.tsx',
      titleId: 'text-import.page.title',
      access: { action: 'create', subject: 'manuscripts' },
      layout: 'default',
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
