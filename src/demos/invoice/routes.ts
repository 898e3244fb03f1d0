import type { Area } from '@/lib/route.ts'

const access = { action: 'read', subject: 'demo' } as const

/** The invoices of the sample data. */
export const routes = {
  area: 'invoice',
  messages: ['invoice'],
  groups: [{ id: 'invoice', titleId: 'invoice.nav', section: 'apps', icon: 'receipt', order: 50 }],
  routes: [
    {
      id: 'invoice.list',
      path: '/apps/invoice/list',
      page: 'demos/invoice/pages/list-page.tsx',
      titleId: 'invoice.list.title',
      access,
      layout: 'default',
      nav: { section: 'apps', parent: 'invoice', order: 10, label: 'invoice.list.nav' },
      search: 'apps-and-pages',
    },
    {
      id: 'invoice.add',
      path: '/apps/invoice/add',
      page: 'demos/invoice/pages/add-page.tsx',
      titleId: 'invoice.add.title',
      access,
      layout: 'default',
      nav: { section: 'apps', parent: 'invoice', order: 20 },
      search: 'apps-and-pages',
    },
    {
      id: 'invoice.edit',
      path: '/apps/invoice/edit/:id',
      page: 'demos/invoice/pages/edit-page.tsx',
      titleId: 'invoice.edit.title',
      access,
      layout: 'default',
    },
    {
      id: 'invoice.preview',
      path: '/apps/invoice/preview/:id',
      page: 'demos/invoice/pages/preview-page.tsx',
      titleId: 'invoice.preview.title',
      access,
      layout: 'default',
    },
  ],
} as const satisfies Area
