import type { Area } from '@/lib/route.ts'

const page = (name: string) => `features/auth/pages/${name}-page.tsx`

/** The authentication pages and the status pages. */
export const routes = {
  area: 'auth',
  messages: ['auth'],
  routes: [
    {
      id: 'auth.login',
      path: '/login',
      page: page('login'),
      titleId: 'auth.login.title',
      access: 'guest',
      layout: 'blank',
    },
    {
      id: 'auth.register',
      path: '/register',
      page: page('register'),
      titleId: 'auth.register.title',
      access: 'guest',
      layout: 'blank',
    },
    {
      id: 'auth.forgot-password',
      path: '/forgot-password',
      page: page('forgot-password'),
      titleId: 'auth.forgot.title',
      access: 'guest',
      layout: 'blank',
    },
    {
      id: 'auth.reset-password',
      path: '/reset-password',
      page: page('reset-password'),
      titleId: 'auth.reset.title',
      access: 'public',
      layout: 'blank',
    },
    {
      id: 'auth.not-authorized',
      path: '/not-authorized',
      aliases: ['/pages/misc/not-authorized'],
      page: page('not-authorized'),
      titleId: 'auth.not-authorized.title',
      access: 'public',
      layout: 'adaptive',
    },
    {
      id: 'auth.coming-soon',
      path: '/pages/misc/coming-soon',
      page: page('coming-soon'),
      titleId: 'auth.coming-soon.title',
      access: 'public',
      layout: 'blank',
    },
    {
      id: 'auth.under-maintenance',
      path: '/pages/misc/under-maintenance',
      page: page('under-maintenance'),
      titleId: 'auth.maintenance.title',
      access: 'public',
      layout: 'blank',
    },
    {
      id: 'auth.not-found',
      path: '/pages/misc/not-found/*',
      aliases: ['*', '/pages/misc/page-not-found'],
      page: page('not-found'),
      titleId: 'auth.not-found.title',
      access: 'public',
      layout: 'adaptive',
    },
  ],
} as const satisfies Area
