import type { Area } from '@/lib/routing/route.ts'

const page = 'features/mail/pages/mailbox-page.tsx'
const client = { action: 'read', subject: 'client' } as const

/**
 * The addresses of the mailbox: the e-mail app, its folders and labels, and `/messages/list` show one
 * view.
 */
export const routes = {
  area: 'mail',
  messages: ['mail', 'people', 'attachments', 'mail-delivery'],
  routes: [
    {
      id: 'mail.app',
      path: '/apps/email',
      page,
      titleId: 'mail.app.title',
      access: client,
      layout: 'fixed',
      keepsQuery: true,
      nav: { section: 'portal', icon: 'mail', order: 10 },
      search: 'apps-and-pages',
    },
    {
      id: 'mail.filter',
      path: '/apps/email/filter/:filter',
      page,
      titleId: 'mail.app.title',
      access: client,
      layout: 'fixed',
      keepsQuery: true,
    },
    {
      id: 'mail.label',
      path: '/apps/email/label/:label',
      page,
      titleId: 'mail.app.title',
      access: client,
      layout: 'fixed',
      keepsQuery: true,
    },
    {
      id: 'mail.messages',
      path: '/messages/list',
      page,
      titleId: 'mail.app.title',
      access: { action: 'read', subject: 'user' },
      layout: 'fixed',
      keepsQuery: true,
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
