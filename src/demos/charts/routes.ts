import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The gallery of charts. */
export const routes = {
  area: 'charts',
  messages: ['charts', 'gallery', 'dashboards', 'invoice'],
  hasSampleData: true,
  routes: demoRoutes('charts', { search: 'charts' }, [
    { id: 'apex-chart', path: '/charts/apex-chart', nav: { section: 'charts', icon: 'chart', order: 10 } },
    { id: 'chartjs', path: '/charts/chartjs', nav: { section: 'charts', icon: 'pulse', order: 20 } },
  ]),
} as const satisfies Area
