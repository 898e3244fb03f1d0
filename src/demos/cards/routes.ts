import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The gallery of cards. */
export const routes = {
  area: 'cards',
  messages: ['cards', 'dashboards', 'gallery'],
  hasSampleData: true,
  groups: [{ id: 'cards', titleId: 'cards.nav', section: 'pages', icon: 'chart', order: 10 }],
  routes: demoRoutes(
    'cards',
    { page: 'card-specimen', nav: { section: 'pages', parent: 'cards' }, search: 'user-interface' },
    [
      { id: 'basic', path: '/pages/cards/card-basic', titleId: 'cards.card-basic.title' },
      { id: 'advance', path: '/pages/cards/card-advance', titleId: 'cards.card-advance.title' },
      { id: 'statistics', path: '/pages/cards/card-statistics', titleId: 'cards.card-statistics.title' },
      { id: 'widgets', path: '/pages/cards/card-widgets', titleId: 'cards.card-widgets.title' },
      {
        id: 'gamifications',
        path: '/pages/cards/card-gamifications',
        titleId: 'cards.card-gamifications.title',
      },
      { id: 'actions', path: '/pages/cards/card-actions', titleId: 'cards.card-actions.title' },
    ],
  ),
} as const satisfies Area
