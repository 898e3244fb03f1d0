import type { Area } from '@/lib/routing/route.ts'
import { demoRoutes } from '../shared/demo-routes.ts'

/** The gallery of composed forms. */
export const routes = {
  area: 'forms',
  messages: ['forms', 'gallery', 'attachments', 'rich-text', 'account'],
  groups: [{ id: 'forms', titleId: 'forms.nav', section: 'forms', icon: 'clipboard', order: 20 }],
  routes: demoRoutes(
    'forms',
    { page: 'specimen', nav: { section: 'forms', parent: 'forms' }, search: 'forms-and-tables' },
    [
      { id: 'date-time-picker', path: '/forms/date-time-picker' },
      { id: 'editors', path: '/forms/editors' },
      { id: 'file-input', path: '/forms/file-input' },
      { id: 'form-layouts', path: '/forms/form-layouts' },
      { id: 'form-validation', path: '/forms/form-validation' },
      { id: 'form-wizard-icons', path: '/forms/form-wizard-icons' },
      { id: 'form-wizard-numbered', path: '/forms/form-wizard-numbered' },
    ],
  ),
} as const satisfies Area
