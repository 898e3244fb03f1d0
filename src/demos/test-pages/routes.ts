import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The component bench of the browser tests. */
export const routes = {
  area: 'test-pages',
  messages: ['test-pages', 'form-fields', 'gallery'],
  groups: [{ id: 'tests', titleId: 'test-pages.nav', section: 'forms', icon: 'clipboard', order: 90 }],
  routes: demoRoutes(
    'test-pages',
    { page: 'bench', nav: { section: 'forms', parent: 'tests' }, search: 'forms-and-tables' },
    [
      { id: 'autocomplete', path: '/pages/test/autocomplete' },
      { id: 'combobox', path: '/pages/test/combobox' },
      { id: 'select', path: '/pages/test/select' },
      { id: 'textfield', path: '/pages/test/textfield' },
    ],
  ),
} as const satisfies Area
