/** The address to open after signing in: the path the guard kept, with its own query and hash, if it is in the app; else `/`. */
export function returnPath(search: URLSearchParams, hash = ''): string {
  const to = search.get('to')
  // A browser drops control characters from an address: `/<tab>/evil.example` would leave like `//evil.example`.
  if (to === null || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(to)) return '/'
  const rest = new URLSearchParams(search)
  rest.delete('to')
  const text = rest.toString()
  return (text ? `${to}?${text}` : to) + hash
}
