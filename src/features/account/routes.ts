import type { Area } from '@/lib/routing/route.ts'

const page = <Name extends string>(name: Name) => `features/account/pages/${name}-page.tsx`
const client = { action: 'read', subject: 'client' } as const

/** The settings and profile of the signed-in user. */
export const routes = {
  area: 'account',
  messages: ['account', 'people', 'auth'],
  redirects: [
    { from: '/pages/account-settings', to: '/pages/account-settings/account' },
    { from: '/pages/user-profile', to: '/pages/user-profile/profile' },
  ],
  routes: [
    {
      id: 'account.account',
      path: '/pages/account-settings/account',
      page: page('account'),
      titleId: 'account.account.title',
      access: client,
      layout: 'default',
      search: 'apps-and-pages',
    },
    {
      id: 'account.security',
      path: '/pages/account-settings/security',
      page: page('security'),
      titleId: 'account.security.title',
      access: client,
      layout: 'default',
      search: 'apps-and-pages',
    },
    {
      id: 'account.billing',
      path: '/pages/account-settings/billing-plans',
      page: page('billing'),
      titleId: 'account.billing.title',
      access: client,
      layout: 'default',
      search: 'apps-and-pages',
    },
    {
      id: 'account.notification',
      path: '/pages/account-settings/notification',
      page: page('notification'),
      titleId: 'account.notification.title',
      access: client,
      layout: 'default',
      search: 'apps-and-pages',
    },
    {
      id: 'account.connection',
      path: '/pages/account-settings/connection',
      page: page('connection'),
      titleId: 'account.connection.title',
      access: client,
      layout: 'default',
      search: 'apps-and-pages',
    },
    {
      id: 'account.profile',
      path: '/pages/user-profile/profile',
      page: page('profile'),
      titleId: 'account.profile.title',
      access: 'signed-in',
      layout: 'default',
      search: 'apps-and-pages',
    },
    {
      id: 'account.teams',
      path: '/pages/user-profile/teams',
      page: page('teams'),
      titleId: 'account.teams.title',
      access: 'signed-in',
      layout: 'default',
      search: 'apps-and-pages',
    },
    {
      id: 'account.projects',
      path: '/pages/user-profile/projects',
      page: page('projects'),
      titleId: 'account.projects.title',
      access: 'signed-in',
      layout: 'default',
      search: 'apps-and-pages',
    },
    {
      id: 'account.connections',
      path: '/pages/user-profile/connections',
      page: page('connections'),
      titleId: 'account.connections.title',
      access: 'signed-in',
      layout: 'default',
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
