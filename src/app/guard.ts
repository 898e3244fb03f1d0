import { type AppAbility, hasTemplateAreas } from '../lib/auth/ability.ts'
import type { RouteAccess } from '../lib/routing/route.ts'

/** The screen of a signed-in person without the required permission. */
export const NOT_AUTHORIZED = '/not-authorized'

/** The screen at the address of a template area that is hidden. */
export const NOT_FOUND = '/pages/misc/page-not-found'

type Address = { pathname: string; search: string; hash?: string }

type Visit = {
  access: RouteAccess
  isSignedIn: boolean
  ability: Pick<AppAbility, 'can' | 'relevantRuleFor'>
  url: Address
  /** The page that a sign-in continues on, `/login` unless a step of it is pending. */
  signInPath?: string
}

/**
 * The path of the sign-in page with the destination in `to` (omitted for `/`), and the destination's query and
 * hash.
 */
export function loginPath(url: Address, page = '/login'): string {
  const search = new URLSearchParams(url.search)
  search.delete('to')
  if (url.pathname !== '/') search.append('to', url.pathname)
  const text = search.toString().replaceAll('%2F', '/')
  return (text ? `${page}?${text}` : page) + (url.hash ?? '')
}

function isAllowed({ access, isSignedIn, ability }: Visit): boolean {
  if (access === 'signed-in') return isSignedIn
  if (typeof access === 'string') return true
  return ability.can(access.action, access.subject)
}

const isHidden = ({ access, ability }: Visit) =>
  typeof access === 'object' && access.subject === 'demo' && !hasTemplateAreas(ability)

/** Returns the redirect of a visitor, or null when the screen may open. */
export function guard(visit: Visit): string | null {
  if (visit.access === 'public') return null
  if (visit.access === 'guest') return visit.isSignedIn ? '/' : null
  if (isAllowed(visit)) return null
  if (!visit.isSignedIn) return loginPath(visit.url, visit.signInPath)
  return isHidden(visit) ? NOT_FOUND : NOT_AUTHORIZED
}
