import type { RouteAccess } from '../../src/lib/routing/route.ts'

const can = (action: string, subject: string): RouteAccess => ({ action, subject })
const read = can('read', 'manuscripts')
const create = can('create', 'manuscripts')
const admin = can('read', 'admin')
const row = (
  path: string,
  access: RouteAccess,
  layout: 'blank' | 'default' | 'adaptive' | 'fixed' = 'default',
) => ({
  path,
  access,
  layout,
})

/** Rows of the public pages around the product. */
const frontPages = [
  '',
  '/landing-page',
  '/help-center',
  '/help-center/article/:title',
  '/pricing',
  '/payment',
  '/checkout',
].map((path) => row(`/front-pages${path}`, 'public', 'blank'))

const signInPages = [
  'login-v1',
  'login-v2',
  'register-v1',
  'register-v2',
  'register-multi-steps',
  'forgot-password-v1',
  'forgot-password-v2',
  'reset-password-v1',
  'reset-password-v2',
  'verify-email-v1',
  'verify-email-v2',
  'two-steps-v1',
  'two-steps-v2',
].map((name) => row(`/pages/authentication/${name}`, 'public', 'blank'))

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

/** The paths of the route table with their permission and layout. */
export const expected = [
  row('/login', 'guest', 'blank'),
  row('/register', 'guest', 'blank'),
  row('/forgot-password', 'guest', 'blank'),
  row('/reset-password', 'public', 'blank'),
  row('/not-authorized', 'public', 'adaptive'),
  row('/pages/misc/not-authorized', 'public', 'adaptive'),
  row('/pages/misc/coming-soon', 'public', 'blank'),
  row('/pages/misc/under-maintenance', 'public', 'blank'),
  row('/pages/misc/page-not-found', 'public', 'adaptive'),
  row('/apps/manuscripts', read),
  row('/apps/manuscripts/new', create),
  row('/apps/manuscripts/:id', read),
  row('/apps/manuscripts/chapters', read),
  row('/apps/manuscripts/scenes', read),
  row('/apps/manuscripts/characters', read),
  row('/apps/manuscripts/locations', read),
  row('/apps/manuscripts/research', read),
  row('/apps/scrivener/import', create),
  row('/scrivener-import', create),
  row('/select-manuscript', read),
  row('/folders/:id', read),
  row('/folder-view', read),
  row('/admin/manuscripts/:id/raw-files', admin),
  row('/manuscript-raw-files', admin),
  row('/manuscripts/:manuscriptId/items/:itemId/edit', read),
  row('/apps/companies/list', admin),
  row('/apps/user/list', admin),
  row('/apps/user/view/:id', admin),
  row('/apps/roles', admin),
  row('/apps/permissions', admin),
  row('/access-control', can('read', 'user')),
  row('/sdtestpage', admin),
  row('/admin/dashboard', admin),
  row('/admin-dashboard', admin),
  row('/apps/projects/list', can('read', 'projects')),
  row('/apps/projects/view/:id', can('read', 'projects')),
  row('/apps/email', can('read', 'client')),
  row('/apps/email/filter/:filter', can('read', 'client')),
  row('/apps/email/label/:label', can('read', 'client')),
  row('/apps/chat', 'signed-in'),
  row('/apps/kanban', can('read', 'demo')),
  row('/apps/calendar', can('read', 'demo')),
  ...['account', 'security', 'billing-plans', 'notification', 'connection'].map((tab) =>
    row(`/pages/account-settings/${tab}`, can('read', 'client')),
  ),
  ...['profile', 'teams', 'projects', 'connections'].map((tab) =>
    row(`/pages/user-profile/${tab}`, 'signed-in'),
  ),
  row('/messages/list', can('read', 'user')),
  row('/dashboards/analytics', can('read', 'home')),
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
  ...signInPages,
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

/** Paths that only redirect; `/` depends on the role and has a separate test. */
export const expectedRedirects = [
  { from: '/manuscripts/:id', to: '/dashboards/analytics' },
  { from: '/pages/user-profile', to: '/pages/user-profile/profile' },
  { from: '/pages/account-settings', to: '/pages/account-settings/account' },
]

/** Paths without a screen. */
export const catchAll = [
  '/nowhere',
  '/apps/nothing/here',
  '/pages/misc/not-found/some/where',
  '/pages/misc/not-found/x',
]
