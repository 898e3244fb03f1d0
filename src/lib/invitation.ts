/** The session a mailed invitation opens. */
export type InvitationTokens = { access_token: string; refresh_token: string }

type Place = Pick<Location, 'hash' | 'pathname' | 'search'>
type Past = Pick<History, 'replaceState' | 'state'>

/**
 * Takes the session of an accepted invitation out of the address, and out of the browser's memory. Auth cannot hand it over
 * by PKCE, because nobody in this browser asked for it; Auth's own client would refuse it for that, and forget whoever is
 * signed in. Only an invitation comes this way: every other mail is asked for by the browser that opens it.
 */
export function takeInvitation({ hash, pathname, search }: Place, past: Past): InvitationTokens | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const access_token = given.get('access_token')
  const refresh_token = given.get('refresh_token')
  if (given.get('type') !== 'invite' || !access_token || !refresh_token) return null
  past.replaceState(past.state, '', pathname + search)
  return { access_token, refresh_token }
}
