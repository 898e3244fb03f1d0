import { generatePath, matchRoutes } from 'react-router-dom'
import type { AppAbility } from '@/lib/auth/ability.ts'
import { guard } from './guard.ts'
import { redirects, routeTable, type TableRoute } from './route-table.ts'

type Known = { path: string; route?: TableRoute; to?: string }

const known: Known[] = [
  ...redirects.map(({ from, to }) => ({ path: from, to })),
  ...routeTable.flatMap((route) => [route.path, ...(route.aliases ?? [])].map((path) => ({ path, route }))),
  // The not-found route matches every path, so it is excluded.
].filter(({ path }) => path !== '*')
const byPath = new Map(known.map((one) => [one.path, one]))
// The longest chain of redirects that is followed; a redirect loop gives up here.
const mostSteps = 5

/**
 * True when a signed-in user may open a path, matched as the router matches it; false for an unknown path.
 */
export function canAccessPath(url: string, ability: Pick<AppAbility, 'can' | 'relevantRuleFor'>): boolean {
  const { search, pathname: start } = new URL(url, 'http://app')
  let pathname = start
  for (let step = 0; step < mostSteps; step += 1) {
    // A path without parameters is found by name, because `matchRoutes` ranks all routes at each call.
    const exact = byPath.get(pathname)
    const match = exact ? { route: exact, params: {} } : matchRoutes(known, pathname)?.at(-1)
    if (!match) return false
    const { route, to } = match.route
    if (route)
      return guard({ access: route.access, isSignedIn: true, ability, url: { pathname, search } }) === null
    pathname = generatePath(to ?? '', match.params)
  }
  return false
}
