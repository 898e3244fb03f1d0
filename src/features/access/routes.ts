import type { Area } from '@/lib/routing/route.ts'

const admin = { action: 'read', subject: 'admin' } as const
const page = <Name extends string>(name: Name) => `features/access/pages/${name}-page.tsx`

/** Roles, the permission catalogue, the user's own rights and the diagnostics page. */
export const routes = {
  area: 'access',
  messages: ['access', 'users'],
  routes: [
    {
      id: 'access.roles',
      path: '/apps/roles',
      page: page('roles'),
      titleId: 'access.roles.title',
      access: admin,
      layout: 'default',
      nav: { section: 'admin', icon: 'shield', order: 30 },
      search: 'apps-and-pages',
    },
    {
      id: 'access.permissions',
      path: '/apps/permissions',
      page: page('permissions'),
      titleId: 'access.permissions.title',
      access: admin,
      layout: 'default',
      nav: { section: 'admin', icon: 'clipboard', order: 40 },
      search: 'apps-and-pages',
    },
    {
      id: 'access.control',
      path: '/access-control',
      page: page('access-control'),
      titleId: 'access.control.title',
      access: { action: 'read', subject: 'user' },
      layout: 'default',
      nav: { section: 'others', icon: 'key', order: 10 },
      search: 'acl',
    },
    {
      id: 'access.diagnostics',
      path: '/sdtestpage',
      page: page('diagnostics'),
      titleId: 'access.diagnostics.title',
      access: admin,
      layout: 'default',
      nav: { section: 'admin', icon: 'pulse', order: 90 },
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
