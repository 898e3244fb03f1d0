import type { RouteAccess } from '../../src/lib/routing/route.ts'

/** The access rule of an ability. */
export const can = (action: string, subject: string): RouteAccess => ({ action, subject })

/** A path with its access rule and its layout. */
export const row = (
  path: string,
  access: RouteAccess,
  layout: 'blank' | 'default' | 'adaptive' | 'fixed' = 'default',
) => ({
  path,
  access,
  layout,
})
