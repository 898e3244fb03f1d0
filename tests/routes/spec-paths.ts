import { expectedInDemo } from './demo/spec-paths.ts' // template areas
import { can, row } from './spec-row.ts'

const read = can('read', 'manuscripts')
const create = can('create', 'manuscripts')
const admin = can('read', 'admin')
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

/** The paths of the route table with their permission and layout. */
export const expected = [
  row('/login', 'guest', 'blank'),
  row('/register', 'guest', 'blank'),
  row('/forgot-password', 'guest', 'blank'),
  row('/reset-password', 'public', 'blank'),
  row('/not-authorized', 'public', 'adaptive'),
  row('/unsubscribe', 'public', 'blank'),
  row('/answer', 'public', 'blank'),
  row('/pages/misc/not-authorized', 'public', 'adaptive'),
  row('/pages/misc/coming-soon', 'public', 'blank'),
  row('/pages/misc/under-maintenance', 'public', 'blank'),
  row('/pages/misc/page-not-found', 'public', 'adaptive'),
  row('/apps/manuscripts', read),
  row('/apps/manuscripts/new', create),
  row('/apps/manuscripts/from-file', create),
  row('/apps/manuscripts/:id', read),
  ...['comments', 'corrections', 'export', 'history', 'progress', 'replace'].map((view) =>
    row(`/apps/manuscripts/:id/${view}`, read),
  ),
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
  row('/apps/companies/view/:id', can('read', 'companies')),
  row('/apps/user/list', admin),
  row('/apps/user/view/:id', admin),
  row('/apps/roles', admin),
  row('/apps/permissions', admin),
  row('/access-control', can('read', 'user')),
  row('/sdtestpage', admin),
  row('/apps/plan-orders/list', admin),
  row('/apps/mail-delivery/addresses', can('read', 'profiles')),
  row('/apps/mail-delivery/needs-a-look', can('read', 'profiles')),
  row('/apps/saved-replies', can('read', 'user')),
  row('/admin/workspace', admin),
  row('/admin/dashboard', admin),
  row('/admin-dashboard', admin),
  row('/apps/projects/list', can('read', 'projects')),
  row('/apps/projects/calendar', can('read', 'projects')),
  row('/apps/projects/workload', can('read', 'all-projects')),
  row('/apps/projects/view/:id', can('read', 'projects')),
  row('/apps/email', can('read', 'client')),
  row('/apps/email/filter/:filter', can('read', 'client')),
  row('/apps/email/label/:label', can('read', 'client')),
  row('/apps/chat', 'signed-in'),
  ...['account', 'security', 'billing-plans', 'notification', 'connection'].map((tab) =>
    row(`/pages/account-settings/${tab}`, can('read', 'client')),
  ),
  ...['profile', 'teams', 'projects', 'connections'].map((tab) =>
    row(`/pages/user-profile/${tab}`, 'signed-in'),
  ),
  row('/messages/list', can('read', 'user')),
  row('/dashboards/analytics', can('read', 'home')),
  ...signInPages,
  ...expectedInDemo, // template areas
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
