/** The token of a mailed link and its kind. */
export type MailToken = { hash: string; type: 'signup' | 'invite' | 'recovery' }

/** Returns the token in the fragment of a mailed link, or null. */
export function mailToken(fragment: string): MailToken | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const hash = given.get('token_hash')
  const type = given.get('type')
  if (!hash || (type !== 'signup' && type !== 'invite' && type !== 'recovery')) return null
  return { hash, type }
}

/** Returns whether Auth refused a mailed token: it is wrong, used or expired. */
export const isStaleLink = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'otp_expired'

/** Returns the address that the registration page handed over in the history state, or an empty text. */
export function sentAddress(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : ''
}
