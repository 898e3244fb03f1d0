import { registerDestinations } from '@/lib/routing/destinations.ts'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { buildNav, firstDestinations } from './navigation/nav-tree.ts'
import { navGroups, routeTable } from './route-table.ts'

/** Makes the paths and navigation entries of all screens known to `lib`, which cannot import the route table. */
export function registerScreens(): void {
  registerPaths(routeTable)
  registerDestinations((ability, count) =>
    firstDestinations(buildNav({ routes: routeTable, groups: navGroups, ability }), count),
  )
}
