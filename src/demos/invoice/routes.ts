import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The invoices of the sample data. */
export const routes = {
  area: 'invoice',
  messages: ['invoice'],
  hasSampleData: true,
  groups: [{ id: 'invoice', titleId: 'invoice.nav', section: 'apps', icon: 'receipt', order: 50 }],
  routes: demoRoutes('invoice', { nav: { section: 'apps', parent: 'invoice' }, search: 'apps-and-pages' }, [
    { id: 'list', path: '/apps/invoice/list', label: 'invoice.list.nav' },
    { id: 'add', path: '/apps/invoice/add', isForCreators: true },
    { id: 'edit', path: '/apps/invoice/edit/:id', isUnlisted: true },
    { id: 'preview', path: '/apps/invoice/preview/:id', isUnlisted: true },
  ]),
} as const satisfies Area
