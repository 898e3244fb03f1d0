import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** Dialogs with working forms. */
export const routes = {
  area: 'dialog-examples',
  messages: ['dialog-examples', 'gallery', 'account', 'ecommerce-sales'],
  routes: demoRoutes('dialog-examples', { search: 'apps-and-pages' }, [
    {
      id: 'page',
      path: '/pages/dialog-examples',
      page: 'dialog-examples',
      titleId: 'dialog-examples.dialog.title',
      nav: { section: 'pages', icon: 'blocks', order: 30 },
    },
  ]),
} as const satisfies Area
