import type { Area } from '@/lib/routing/route.ts'

const access = { action: 'read', subject: 'profiles' } as const

/** Addresses that mails do not reach and mails that were not accepted, for staff who may read users. */
export const routes = {
  area: 'mail-delivery',
  messages: ['mail-delivery'],
  routes: [
    {
      id: 'mail-delivery.addresses',
      path: '/apps/mail-delivery/addresses',
      page: 'features/mail-delivery/pages/addresses-page.tsx',
      titleId: 'mail-delivery.addresses.title',
      access,
      layout: 'default',
      nav: { section: 'admin', icon: 'at', order: 22 },
      search: 'apps-and-pages',
    },
    {
      id: 'mail-delivery.looks',
      path: '/apps/mail-delivery/needs-a-look',
      page: 'features/mail-delivery/pages/looks-page.tsx',
      titleId: 'mail-delivery.looks.title',
      access,
      layout: 'default',
      nav: { section: 'admin', icon: 'mail-question', order: 23 },
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
