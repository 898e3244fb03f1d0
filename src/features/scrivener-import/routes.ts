import type { Area } from '@/lib/route.ts'

/** The import of a Scrivener project, at its own address and at the one the specification lists without detail. */
export const routes = {
  area: 'scrivener-import',
  messages: ['scrivener-import'],
  routes: [
    {
      id: 'scrivener-import.page',
      path: '/apps/scrivener/import',
      page: 'features/scrivener-import/pages/scrivener-import-page.tsx',
      titleId: 'scrivener-import.page.title',
      access: { action: 'create', subject: 'manuscripts' },
      layout: 'default',
      nav: { section: 'writing', icon: 'upload', order: 90 },
      search: 'apps-and-pages',
      aliases: ['/scrivener-import'],
    },
  ],
} as const satisfies Area
