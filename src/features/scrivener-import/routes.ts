import type { Area } from '@/lib/routing/route.ts'

/** The import of a Scrivener project, with its own address and an alias. */
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
