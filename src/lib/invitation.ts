/** The session that an invitation link carries. */
export type InvitationTokens = { access_token: string; refresh_token: string }

type Place = Pick<Location, 'hash' | 'pathname' | 'search'>
type Past = Pick<History, 'replaceState' | 'state'>

/**
 * Takes the session of an accepted invitation out of the URL and the history; Auth's client would refuse it,
 * because this browser did not start a PKCE flow.
 */
export function takeInvitation({ hash, pathname, search }: Place, past: Past): InvitationTokens | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const access_token = given.get('access_token')
  const refresh_token = given.get('refresh_token')
  if (given.get('type') !== 'invite' || !access_token || !refresh_token) return null
  past.replaceState(past.state, '', pathname + search)
  return { access_token, refresh_token }
}
