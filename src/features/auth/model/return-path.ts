/**
 * The path to open after sign-in: the `to` parameter with its query and hash if it is inside the app, else
 * `/`.
 */
export function returnPath(search: URLSearchParams, hash = ''): string {
  const to = search.get('to')
  // Browsers drop control characters from a URL, so `/<tab>/evil.example` would open `//evil.example`.
  if (to === null || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(to)) return '/'
  const rest = new URLSearchParams(search)
  rest.delete('to')
  const text = rest.toString()
  return (text ? `${to}?${text}` : to) + hash
}
