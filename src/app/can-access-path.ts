import { generatePath, matchRoutes } from 'react-router-dom'
import type { AppAbility } from '@/lib/ability.ts'
import { guard } from './guard.ts'
import { redirects, routeTable, type TableRoute } from './route-table.ts'

type Known = { path: string; route?: TableRoute; to?: string }

const known: Known[] = [
  ...redirects.map(({ from, to }) => ({ path: from, to })),
  ...routeTable.flatMap((route) => [route.path, ...(route.aliases ?? [])].map((path) => ({ path, route }))),
  // The screen for what there is none for opens anywhere, and shows nothing of what was looked for.
].filter(({ path }) => path !== '*')
// As many as a chain of redirects is ever long: a ring of them leads nowhere.
const mostSteps = 5

/**
 * Whether somebody signed in would be let in at an address of the app, as the router itself would find its screen; an
 * address that leads nowhere any more opens nothing.
 */
export function canAccessPath(url: string, ability: Pick<AppAbility, 'can'>): boolean {
  const { search, pathname: start } = new URL(url, 'http://app')
  let pathname = start
  for (let step = 0; step < mostSteps; step += 1) {
    const match = matchRoutes(known, pathname)?.at(-1)
    if (!match) return false
    const { route, to } = match.route
    if (route)
      return guard({ access: route.access, isSignedIn: true, ability, url: { pathname, search } }) === null
    pathname = generatePath(to ?? '', match.params)
  }
  return false
}
