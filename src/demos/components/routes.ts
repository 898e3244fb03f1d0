import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The gallery of components. */
export const routes = {
  area: 'components',
  messages: ['components', 'gallery'],
  groups: [{ id: 'components', titleId: 'components.nav', section: 'interface', icon: 'blocks', order: 10 }],
  routes: demoRoutes(
    'components',
    { page: 'specimen', nav: { section: 'interface', parent: 'components' }, search: 'user-interface' },
    [
      { id: 'alert', path: '/components/alert' },
      { id: 'avatar', path: '/components/avatar' },
      { id: 'badge', path: '/components/badge' },
      { id: 'button', path: '/components/button' },
      { id: 'chip', path: '/components/chip' },
      { id: 'dialog', path: '/components/dialog' },
      { id: 'expansion-panel', path: '/components/expansion-panel' },
      { id: 'list', path: '/components/list' },
      { id: 'menu', path: '/components/menu' },
      { id: 'pagination', path: '/components/pagination' },
      { id: 'progress-circular', path: '/components/progress-circular' },
      { id: 'progress-linear', path: '/components/progress-linear' },
      { id: 'snackbar', path: '/components/snackbar' },
      { id: 'tabs', path: '/components/tabs' },
      { id: 'timeline', path: '/components/timeline' },
      { id: 'tooltip', path: '/components/tooltip' },
    ],
  ),
} as const satisfies Area
