import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The dashboards of the sample data; analytics is the home page. */
export const routes = {
  area: 'dashboards',
  messages: ['dashboards'],
  hasSampleData: true,
  groups: [{ id: 'dashboards', titleId: 'dashboards.nav', section: 'apps', icon: 'chart', order: 10 }],
  routes: demoRoutes('dashboards', { nav: { section: 'apps', parent: 'dashboards' }, search: 'dashboards' }, [
    { id: 'crm', path: '/dashboards/crm' },
    { id: 'ecommerce', path: '/dashboards/ecommerce', aliases: ['/apps/ecommerce/dashboard'] },
    { id: 'logistics', path: '/dashboards/logistics', aliases: ['/apps/logistics/dashboard'] },
    { id: 'academy', path: '/dashboards/academy', aliases: ['/apps/academy/dashboard'] },
  ]),
} as const satisfies Area
