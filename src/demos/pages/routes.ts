import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** Questions, icons, typography, the second page and the bench of components. */
export const routes = {
  area: 'pages',
  messages: ['faq', 'pages', 'gallery'],
  groups: [{ id: 'pages', titleId: 'pages.nav', section: 'pages', icon: 'book', order: 60 }],
  routes: demoRoutes('pages', { nav: { section: 'pages', parent: 'pages' }, search: 'apps-and-pages' }, [
    {
      id: 'faq',
      path: '/pages/faq',
      titleId: 'faq.title',
      nav: { section: 'pages', icon: 'clipboard', order: 30, label: 'faq.nav' },
    },
    { id: 'icons', path: '/pages/icons' },
    { id: 'typography', path: '/pages/typography', page: 'specimen', search: 'user-interface' },
    {
      id: 'test-components',
      path: '/pages/test/components',
      page: 'specimen',
      titleId: 'pages.components.title',
    },
    { id: 'second', path: '/second-page' },
  ]),
} as const satisfies Area
