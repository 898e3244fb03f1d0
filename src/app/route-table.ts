import type { Area, AreaRedirect, AreaRoute, NavGroup } from '../lib/routing/route.ts'
import * as areas from './areas.ts'

/** A screen and its area. */
export type TableRoute = AreaRoute & Pick<Area, 'area' | 'messages' | 'hasSampleData'>

const all: readonly Area[] = Object.values(areas)

/**
 * Every screen of the product; the router, guard, navigation, titles and `docs/screens.md` are built from it.
 */
export const routeTable: readonly TableRoute[] = all.flatMap(({ area, messages, hasSampleData, routes }) =>
  routes.map((route) => ({ ...route, area, messages, ...(hasSampleData ? { hasSampleData } : {}) })),
)

/** Every redirect; `/` depends on the role and is in `home.ts`. */
export const redirects: readonly AreaRedirect[] = all.flatMap((area) => area.redirects ?? [])

export const navGroups: readonly NavGroup[] = all.flatMap((area) => area.groups ?? [])
