import type { Area } from '@/lib/routing/route.ts'

const admin = { action: 'read', subject: 'admin' } as const

/** The users of the agency, for administrators. */
export const routes = {
  area: 'users',
  messages: ['users', 'people', 'mail-delivery'],
  routes: [
    {
      id: 'users.list',
      path: '/apps/user/list',
      page: 'features/users/pages/users-page.tsx',
      titleId: 'users.list.title',
      access: admin,
      layout: 'default',
      nav: { section: 'admin', icon: 'users', order: 10 },
      search: 'apps-and-pages',
    },
    {
      id: 'users.view',
      path: '/apps/user/view/:id',
      page: 'features/users/pages/user-page.tsx',
      titleId: 'users.view.title',
      access: admin,
      layout: 'default',
    },
  ],
} as const satisfies Area
