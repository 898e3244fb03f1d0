import type { Area } from '@/lib/routing/route.ts'

/** The chat (`/apps/chat`, fixed height, R-028). */
export const routes = {
  area: 'chat',
  messages: ['chat', 'people'],
  routes: [
    {
      id: 'chat.page',
      path: '/apps/chat',
      page: 'features/chat/pages/chat-page.tsx',
      titleId: 'chat.page.title',
      access: 'signed-in',
      layout: 'fixed',
      nav: { section: 'portal', icon: 'chat', order: 40 },
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
