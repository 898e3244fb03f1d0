type Route = { method: string; path: string }

/** Returns the methods of a path; an unknown path has none, which distinguishes 404 from 405. */
export function methodsOf(routes: readonly Route[], path: string): string[] {
  const found = routes.filter((route) => route.method !== 'ALL' && matches(route.path, path))
  const methods = new Set(found.map((route) => route.method))
  // Every GET route also handles HEAD.
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].sort()
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  )
}
