import type { Area, AreaRedirect, AreaRoute, NavGroup } from '../lib/route.ts'
import * as areas from './areas.ts'

/** A screen together with the area it belongs to. */
export type TableRoute = AreaRoute & { area: string; messages: readonly string[] }

const all: readonly Area[] = Object.values(areas)

/** Every screen of the product: router, guard, navigation, titles and `docs/screens.md` come from here. */
export const routeTable: readonly TableRoute[] = all.flatMap(({ area, messages, routes }) =>
  routes.map((route) => ({ ...route, area, messages })),
)

/** Every path that only sends on; `/` itself depends on the role and is in `home.ts`. */
export const redirects: readonly AreaRedirect[] = all.flatMap((area) => area.redirects ?? [])

/** Every group of the navigation. */
export const navGroups: readonly NavGroup[] = all.flatMap((area) => area.groups ?? [])
