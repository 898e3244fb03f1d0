import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The public pages around the product. */
export const routes = {
  area: 'front-pages',
  messages: ['front-pages', 'front-pages-shop', 'auth'],
  groups: [{ id: 'front-pages', titleId: 'front-pages.nav', section: 'pages', icon: 'home', order: 10 }],
  routes: demoRoutes(
    'front-pages',
    {
      access: 'public',
      layout: 'blank',
      nav: { section: 'pages', parent: 'front-pages' },
      search: 'front-pages',
    },
    [
      {
        id: 'landing',
        path: '/front-pages/landing-page',
        aliases: ['/front-pages'],
        descriptionId: 'front-pages.landing.meta',
        label: 'front-pages.landing.nav',
      },
      {
        id: 'help',
        path: '/front-pages/help-center',
        page: 'help-center',
        descriptionId: 'front-pages.help.meta',
      },
      {
        id: 'article',
        path: '/front-pages/help-center/article/:title',
        page: 'help-article',
        isUnlisted: true,
      },
      { id: 'terms', path: '/front-pages/terms', page: 'page-text' },
      { id: 'privacy', path: '/front-pages/privacy', page: 'page-text' },
      { id: 'imprint', path: '/front-pages/imprint', page: 'page-text' },
    ],
  ),
} as const satisfies Area
