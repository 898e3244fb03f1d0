import type { AppAbility } from '../lib/ability.ts'
import type { RouteAccess } from '../lib/route.ts'

type Address = { pathname: string; search: string; hash?: string }

type Visit = {
  access: RouteAccess
  isSignedIn: boolean
  ability: Pick<AppAbility, 'can'>
  url: Address
}

/** The login page's address, with the way back in `to` (left out for `/`), and the destination's own query and hash kept beside it. */
export function loginPath(url: Address): string {
  const search = new URLSearchParams(url.search)
  search.delete('to')
  if (url.pathname !== '/') search.append('to', url.pathname)
  const text = search.toString().replaceAll('%2F', '/')
  return (text ? `/login?${text}` : '/login') + (url.hash ?? '')
}

function isAllowed({ access, isSignedIn, ability }: Visit): boolean {
  if (access === 'signed-in') return isSignedIn
  if (typeof access === 'string') return true
  return ability.can(access.action, access.subject)
}

/** Says where a visitor must go instead, or null when the screen may open. */
export function guard(visit: Visit): string | null {
  if (visit.access === 'public') return null
  if (visit.access === 'guest') return visit.isSignedIn ? '/' : null
  if (isAllowed(visit)) return null
  return visit.isSignedIn ? '/not-authorized' : loginPath(visit.url)
}
