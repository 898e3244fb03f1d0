/** Where to go after signing in: the path the guard kept, with its own query, if it is one of ours; else `/`. */
export function returnPath(search: URLSearchParams): string {
  const to = search.get('to')
  // A browser drops control characters from an address: `/<tab>/evil.example` would leave like `//evil.example`.
  if (to === null || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(to)) return '/'
  const rest = new URLSearchParams(search)
  rest.delete('to')
  const text = rest.toString()
  return text ? `${to}?${text}` : to
}
