import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The gallery of extensions: carousels and the guided tour. */
export const routes = {
  area: 'extensions',
  messages: ['extensions', 'gallery'],
  groups: [{ id: 'extensions', titleId: 'extensions.nav', section: 'interface', icon: 'library', order: 30 }],
  routes: demoRoutes(
    'extensions',
    { page: 'specimen', nav: { section: 'interface', parent: 'extensions' }, search: 'user-interface' },
    [
      { id: 'swiper', path: '/extensions/swiper' },
      { id: 'tour', path: '/extensions/tour' },
    ],
  ),
} as const satisfies Area
