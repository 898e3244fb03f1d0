import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { type AuthSessionState, whenSessionFresh, whenSessionKnown } from '@/features/auth/api/session.ts'
import { currentLanguage } from '@/lib/i18n/language.ts'
import { loadMessages } from '@/lib/i18n/messages.ts'
import { href } from '@/lib/routing/href.ts'
import type { RouteAccess } from '@/lib/routing/route.ts'
import { guard, NOT_AUTHORIZED, NOT_FOUND } from './guard.ts'
import { homeFor } from './home.ts'
import type { TableRoute } from './route-table.ts'

/** The base path without trailing slash: the app is served under /build/ (R-020). */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The path below the base path. A request has no hash, so the first load reads it from the window. */
function ownPath(request: Request): { pathname: string; search: string; hash: string } {
  const { pathname, search, href } = new URL(request.url)
  const path = pathname.startsWith(basename) ? pathname.slice(basename.length) : pathname
  const { location } = window
  const isHere = href === location.href.slice(0, location.href.length - location.hash.length)
  return { pathname: path || '/', search, hash: isHere ? location.hash : '' }
}

async function knownSession() {
  const session = await whenSessionKnown()
  if (session.status === 'failed') throw session.error
  return session
}

/** The page where a visitor signs in, or continues with the second factor. */
const signInPathOf = (session: AuthSessionState): string =>
  session.status === 'signed-out' && session.pending ? href('auth.two-steps-cover') : href('auth.login')

/** The redirect of a visitor by the rules that are known now, or null when the screen may open. */
async function redirectOf(access: RouteAccess, request: Request): Promise<string | null> {
  const session = await knownSession()
  return guard({
    access,
    isSignedIn: session.status === 'signed-in',
    ability: session.ability,
    signInPath: signInPathOf(session),
    url: ownPath(request),
  })
}

/** The loader of a screen: redirects where the guard requires it, and loads the screen's messages. */
export function guardLoader(route: TableRoute) {
  return async ({ request }: LoaderFunctionArgs) => {
    const words = loadMessages(currentLanguage(), route.messages)
    if (route.access !== 'public') {
      let elsewhere = await redirectOf(route.access, request)
      if (elsewhere === NOT_AUTHORIZED || elsewhere === NOT_FOUND) {
        // The stored rules may be older than a change of the person's role.
        await whenSessionFresh()
        elsewhere = await redirectOf(route.access, request)
      }
      if (elsewhere !== null) return redirect(elsewhere)
    }
    // An adaptive layout depends on the session; the screen opens even when the session cannot be read.
    if (route.layout === 'adaptive') await whenSessionKnown()
    await words
    return null
  }
}

/** Redirects `/` to the home of the current user. */
export async function homeLoader() {
  const session = await knownSession()
  if (session.status === 'signed-out') return redirect(signInPathOf(session))
  return redirect(homeFor(session.user?.role, session.status === 'signed-in'))
}
