import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The gallery of tables. */
export const routes = {
  area: 'tables',
  messages: ['tables', 'gallery'],
  hasSampleData: true,
  groups: [{ id: 'tables', titleId: 'tables.nav', section: 'forms', icon: 'clipboard', order: 20 }],
  routes: demoRoutes(
    'tables',
    { page: 'specimen', nav: { section: 'forms', parent: 'tables' }, search: 'forms-and-tables' },
    [
      { id: 'data-table', path: '/tables/data-table' },
      { id: 'simple-table', path: '/tables/simple-table' },
    ],
  ),
} as const satisfies Area
