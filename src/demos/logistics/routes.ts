import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The screens of the sample fleet. */
export const routes = {
  area: 'logistics',
  messages: ['logistics'],
  hasSampleData: true,
  routes: demoRoutes('logistics', { layout: 'fixed', search: 'apps-and-pages' }, [
    { id: 'fleet', path: '/apps/logistics/fleet', nav: { section: 'apps', icon: 'truck', order: 40 } },
  ]),
} as const satisfies Area
