import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The screens of the academy. */
export const routes = {
  area: 'academy',
  messages: ['academy'],
  hasSampleData: true,
  groups: [{ id: 'academy', titleId: 'academy.nav', section: 'apps', icon: 'academy', order: 30 }],
  routes: demoRoutes('academy', { nav: { section: 'apps', parent: 'academy' }, search: 'apps-and-pages' }, [
    { id: 'courses', path: '/apps/academy/my-course' },
    { id: 'course', path: '/apps/academy/course-details' },
  ]),
} as const satisfies Area
