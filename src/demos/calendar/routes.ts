import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The calendar on sample data. */
export const routes = {
  area: 'calendar',
  messages: ['calendar'],
  hasSampleData: true,
  routes: demoRoutes('calendar', { search: 'apps-and-pages' }, [
    {
      id: 'page',
      path: '/apps/calendar',
      page: 'calendar',
      nav: { section: 'apps', icon: 'calendar', order: 60 },
    },
  ]),
} as const satisfies Area
