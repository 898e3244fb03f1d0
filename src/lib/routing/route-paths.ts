const paths = new Map<string, string>()

/** Registers the path of every screen for `href`; called once before the first render. */
export function registerPaths(routes: readonly { id: string; path: string }[]): void {
  for (const route of routes) paths.set(route.id, route.path)
}

export function pathOf(id: string): string {
  const path = paths.get(id)
  if (path === undefined) throw new Error(`No screen has the id ${id}`)
  return path
}
