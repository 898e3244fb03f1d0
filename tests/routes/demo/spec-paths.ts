import { can, row } from '../spec-row.ts'

/** Rows of the public pages around the product. */
const frontPages = [
  '',
  '/landing-page',
  '/help-center',
  '/help-center/article/:title',
  '/pricing',
  '/payment',
  '/checkout',
  '/terms',
  '/privacy',
  '/imprint',
].map((path) => row(`/front-pages${path}`, 'public', 'blank'))

const componentPages = [
  'alert',
  'avatar',
  'badge',
  'button',
  'chip',
  'dialog',
  'expansion-panel',
  'list',
  'menu',
  'pagination',
  'progress-circular',
  'progress-linear',
  'snackbar',
  'tabs',
  'timeline',
  'tooltip',
].map((name) => row(`/components/${name}`, can('read', 'demo')))

const formPages = [
  ...['autocomplete', 'checkbox', 'combobox', 'custom-input', 'radio', 'range-slider'].map((name) =>
    row(`/forms/${name}`, can('read', 'demo')),
  ),
  ...['rating', 'select', 'slider', 'switch', 'textarea', 'textfield'].map((name) =>
    row(`/forms/${name}`, can('read', 'demo')),
  ),
  ...[
    'date-time-picker',
    'editors',
    'file-input',
    'form-layouts',
    'form-validation',
    'form-wizard-icons',
    'form-wizard-numbered',
  ].map((name) => row(`/forms/${name}`, can('read', 'demo'))),
]

const tablePages = ['data-table', 'simple-table'].map((name) => row(`/tables/${name}`, can('read', 'demo')))

const chartPages = ['apex-chart', 'chartjs'].map((name) => row(`/charts/${name}`, can('read', 'demo')))

const cardPages = ['basic', 'advance', 'statistics', 'widgets', 'gamifications', 'actions'].map((name) =>
  row(`/pages/cards/card-${name}`, can('read', 'demo')),
)

const extensionPages = ['swiper', 'tour'].map((name) => row(`/extensions/${name}`, can('read', 'demo')))

const extraPages = [
  ...['dialog-examples', 'faq', 'icons', 'pricing', 'typography'].map((name) => `/pages/${name}`),
  '/second-page',
].map((path) => row(path, can('read', 'demo')))

const testPages = [
  ...['autocomplete', 'combobox', 'components', 'select', 'textfield'].map((name) =>
    row(`/pages/test/${name}`, can('read', 'demo')),
  ),
]

const wizardPages = ['checkout', 'create-deal', 'property-listing'].map((name) =>
  row(`/wizard-examples/${name}`, can('read', 'demo')),
)

/** The paths of the template areas with their permission and layout. */
export const expectedInDemo = [
  row('/apps/kanban', can('read', 'demo')),
  row('/apps/calendar', can('read', 'demo')),
  ...['crm', 'ecommerce', 'logistics', 'academy'].map((name) =>
    row(`/dashboards/${name}`, can('read', 'demo')),
  ),
  ...['ecommerce', 'logistics', 'academy'].map((name) => row(`/apps/${name}/dashboard`, can('read', 'demo'))),
  ...['order/list', 'order/details/:id', 'customer/list', 'customer/details/:id'].map((path) =>
    row(`/apps/ecommerce/${path}`, can('read', 'demo')),
  ),
  ...['product/list', 'product/add', 'product/category-list', 'settings'].map((screen) =>
    row(`/apps/ecommerce/${screen}`, can('read', 'demo')),
  ),
  ...['manage-review', 'referrals'].map((path) => row(`/apps/ecommerce/${path}`, can('read', 'demo'))),
  ...['list', 'add', 'edit/:id', 'preview/:id'].map((screen) =>
    row(`/apps/invoice/${screen}`, can('read', 'demo')),
  ),
  ...['my-course', 'course-details'].map((screen) => row(`/apps/academy/${screen}`, can('read', 'demo'))),
  row('/apps/logistics/fleet', can('read', 'demo')),
  ...frontPages,
  ...componentPages,
  ...formPages,
  ...tablePages,
  ...chartPages,
  ...cardPages,
  ...extensionPages,
  ...extraPages,
  ...testPages,
  ...wizardPages,
]
