import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { whenSessionKnown } from '@/features/auth/api/session.ts'
import { currentLanguage } from '@/lib/language.ts'
import { loadMessages } from '@/lib/messages.ts'
import { guard } from './guard.ts'
import { homeFor } from './home.ts'
import type { TableRoute } from './route-table.ts'

/** The base path without its slash at the end: pages are served under /build/ (R-020). */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The path below the base. A request has no hash: on the first load the window has it. */
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

/** Lets a visitor in or sends them where the guard says, and has the screen's words ready when it opens. */
export function guardLoader(route: TableRoute) {
  return async ({ request }: LoaderFunctionArgs) => {
    const words = loadMessages(currentLanguage(), route.messages)
    if (route.access !== 'public') {
      const { status, ability } = await knownSession()
      const elsewhere = guard({
        access: route.access,
        isSignedIn: status === 'signed-in',
        ability,
        url: ownPath(request),
      })
      if (elsewhere !== null) return redirect(elsewhere)
    }
    // Which frame it has depends on who is signed in; it also opens when nobody can tell.
    if (route.layout === 'adaptive') await whenSessionKnown()
    await words
    return null
  }
}

/** Sends `/` to the home of whoever is signed in. */
export async function homeLoader() {
  const { status, user } = await knownSession()
  return redirect(homeFor(user?.role, status === 'signed-in'))
}
