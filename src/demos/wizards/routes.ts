import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The wizards that end in a real row. */
export const routes = {
  area: 'wizards',
  messages: ['wizards'],
  groups: [{ id: 'wizards', titleId: 'wizards.nav', section: 'pages', icon: 'clipboard', order: 60 }],
  routes: demoRoutes('wizards', { nav: { section: 'pages', parent: 'wizards' }, search: 'apps-and-pages' }, [
    { id: 'checkout', path: '/wizard-examples/checkout' },
    { id: 'deal', path: '/wizard-examples/create-deal' },
    { id: 'property', path: '/wizard-examples/property-listing' },
  ]),
} as const satisfies Area
