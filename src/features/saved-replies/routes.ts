import type { Area } from '@/lib/routing/route.ts'

/** The texts that staff insert into messages. */
export const routes = {
  area: 'saved-replies',
  messages: ['saved-replies'],
  routes: [
    {
      id: 'saved-replies.list',
      path: '/apps/saved-replies',
      page: 'features/saved-replies/pages/saved-replies-page.tsx',
      titleId: 'saved-replies.title',
      access: { action: 'read', subject: 'user' },
      layout: 'default',
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
