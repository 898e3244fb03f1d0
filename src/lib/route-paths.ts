const paths = new Map<string, string>()

/** Tells `href` the path of every screen; the app does so once, before it draws anything. */
export function registerPaths(routes: readonly { id: string; path: string }[]): void {
  for (const route of routes) paths.set(route.id, route.path)
}

/** The path pattern of a screen. */
export function pathOf(id: string): string {
  const path = paths.get(id)
  if (path === undefined) throw new Error(`No screen is called ${id}`)
  return path
}
