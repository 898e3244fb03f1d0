/** Returns whether Auth refused the mailed link that led to this location. */
export function hasLinkError({ search, hash }: { search: string; hash: string }): boolean {
  return [search, hash.slice(1)].some((text) => new URLSearchParams(text).has('error_code'))
}

/** Returns the address that the registration page handed over in the history state, or an empty text. */
export function sentAddress(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : ''
}
