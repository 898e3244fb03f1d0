import type { Area } from '@/lib/route.ts'

const page = 'features/mail/pages/mailbox-page.tsx'

/** The mailbox from its two doors (spec 2): the e-mail app and `/messages/list` show one view. */
export const routes = {
  area: 'mail',
  messages: ['mail'],
  routes: [
    {
      id: 'mail.app',
      path: '/apps/email',
      page,
      titleId: 'mail.app.title',
      access: { action: 'read', subject: 'client' },
      layout: 'default',
      nav: { section: 'portal', icon: 'mail', order: 10 },
      search: 'apps-and-pages',
    },
    {
      id: 'mail.messages',
      path: '/messages/list',
      page,
      titleId: 'mail.app.title',
      access: { action: 'read', subject: 'user' },
      layout: 'default',
    },
  ],
} as const satisfies Area
