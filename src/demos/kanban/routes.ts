import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The kanban board on sample data. */
export const routes = {
  area: 'kanban',
  messages: ['kanban', 'attachments'],
  hasSampleData: true,
  routes: demoRoutes('kanban', { search: 'apps-and-pages' }, [
    { id: 'page', path: '/apps/kanban', page: 'kanban', nav: { section: 'apps', icon: 'kanban', order: 70 } },
  ]),
} as const satisfies Area
