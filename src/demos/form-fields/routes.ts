import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The gallery of form fields; every specimen is one page. */
export const routes = {
  area: 'form-fields',
  messages: ['form-fields', 'gallery'],
  groups: [{ id: 'fields', titleId: 'form-fields.nav', section: 'forms', icon: 'pen', order: 10 }],
  routes: demoRoutes(
    'form-fields',
    { page: 'field-specimen', nav: { section: 'forms', parent: 'fields' }, search: 'forms-and-tables' },
    [
      { id: 'autocomplete', path: '/forms/autocomplete' },
      { id: 'checkbox', path: '/forms/checkbox' },
      { id: 'combobox', path: '/forms/combobox' },
      { id: 'custom-input', path: '/forms/custom-input' },
      { id: 'radio', path: '/forms/radio' },
      { id: 'range-slider', path: '/forms/range-slider' },
      { id: 'rating', path: '/forms/rating' },
      { id: 'select', path: '/forms/select' },
      { id: 'slider', path: '/forms/slider' },
      { id: 'switch', path: '/forms/switch' },
      { id: 'textarea', path: '/forms/textarea' },
      { id: 'textfield', path: '/forms/textfield' },
    ],
  ),
} as const satisfies Area
