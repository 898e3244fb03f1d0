import { demoApps } from './areas/demo-apps.ts'
import { demoCommerce } from './areas/demo-commerce.ts'
import { demoPages } from './areas/demo-pages.ts'
import { imports } from './areas/imports.ts'
import { items } from './areas/items.ts'
import { manuscripts } from './areas/manuscripts.ts'
import { platform } from './areas/platform.ts'
import type { Operations } from './operation.ts'

/** The calls of every area: a new one adds its line here (CONTRIBUTING, "A call of the API"). */
export const everyOperation: readonly Operations[] = [
  platform,
  manuscripts,
  items,
  imports,
  demoApps,
  demoCommerce,
  demoPages,
]

/** Paths whose contracts are still to be registered, by how they begin; any other route missing here fails a test. */
export const UNREGISTERED: readonly string[] = [
  '/account',
  '/admin',
  '/apps/chat',
  '/apps/email',
  '/apps/permissions',
  '/apps/users',
  '/attachments',
  '/companies',
  '/mail',
  '/pages/profile',
  '/people',
  '/presence',
  '/projects',
  '/roles',
]
