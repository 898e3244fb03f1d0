// The areas of the product, one line each; no other file lists them. Paths are relative, because the
// generators read this file without the bundler.

export { routes as components } from '../demos/components/routes.ts'
export { routes as ecommerce } from '../demos/ecommerce/routes.ts'
export { routes as kanban } from '../demos/kanban/routes.ts'
export { routes as access } from '../features/access/routes.ts'
export { routes as account } from '../features/account/routes.ts'
export { routes as admin } from '../features/admin/routes.ts'
export { routes as auth } from '../features/auth/routes.ts'
export { routes as chat } from '../features/chat/routes.ts'
export { routes as companies } from '../features/companies/routes.ts'
export { routes as editor } from '../features/editor/routes.ts'
export { routes as home } from '../features/home/routes.ts'
export { routes as mail } from '../features/mail/routes.ts'
export { routes as manuscripts } from '../features/manuscripts/routes.ts'
export { routes as projects } from '../features/projects/routes.ts'
export { routes as scrivenerImport } from '../features/scrivener-import/routes.ts'
export { routes as users } from '../features/users/routes.ts'
