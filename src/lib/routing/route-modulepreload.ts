/** The files of each route, from the build; numbers are indexes into `files`. */
export type PreloadPlan = {
  /** The base path of the app, with a trailing slash. */
  base: string
  files: string[]
  languages: string[]
  /** The core messages, by language. */
  words: number[][]
  /** An area's messages, by language. */
  areas: Record<string, number[][]>
  frame: number[]
  /** Paths, the page's files, its areas, and marks: 1 for the app frame, 2 for public. */
  routes: [paths: string[], files: number[], areas: string[], marks: number][]
}

/** The browser state that decides which files a URL needs. */
export type PreloadVisit = { path: string; isSignedIn: boolean; wanted: readonly string[] }

/**
 * The files that the first screen needs besides the entry. The build inlines this function's source
 * (scripts/vite/route-modulepreload-plugin.ts), so it must not reference other code.
 */
export function filesToPreload(plan: PreloadPlan, { path, isSignedIn, wanted }: PreloadVisit): string[] {
  const spoken = wanted.map((one) => plan.languages.indexOf(one.toLowerCase().split('-')[0] ?? ''))
  const language = Math.max(spoken.find((index) => index >= 0) ?? 0, 0)
  const segmentsOf = (text: string) => text.split('/').filter(Boolean)
  const routeFor = (address: string) => {
    const segments = segmentsOf(address)
    let found: PreloadPlan['routes'][number] | undefined
    let least = Number.POSITIVE_INFINITY
    for (const route of plan.routes)
      for (const pattern of route[0]) {
        const parts = segmentsOf(pattern)
        const isMatch =
          parts.length === segments.length &&
          parts.every((part, index) => part.startsWith(':') || part === segments[index])
        const open = parts.filter((part) => part.startsWith(':')).length
        if (!isMatch || open >= least) continue
        found = route
        least = open
      }
    return found
  }
  const asked = routeFor(path.startsWith(plan.base) ? path.slice(plan.base.length) : path)
  const route = asked && !isSignedIn && asked[3] < 2 ? routeFor('login') : asked
  const [, files = [], areas = [], marks = isSignedIn ? 1 : 0] = route ?? []
  const all = [
    ...(plan.words[language] ?? []),
    ...(marks % 2 === 1 ? plan.frame : []),
    ...files,
    ...areas.flatMap((area) => plan.areas[area]?.[language] ?? []),
  ]
  return [...new Set(all)].flatMap((index) => plan.files[index] ?? [])
}

/**
 * Adds the preload links of the current URL, and of each route that the app opens later by `window.preloadRoute`. The
 * build inlines this function too; `select` is `filesToPreload`.
 */
export function startRoutePreload(plan: PreloadPlan, select: typeof filesToPreload): void {
  const added = new Set<string>()
  window.preloadRoute = (path) => {
    const wanted = [...navigator.languages]
    let isSignedIn = false
    try {
      isSignedIn = Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key))
      wanted.unshift(localStorage.getItem('language') ?? '')
    } catch {
      // A browser without storage gets the files of a visitor who is not signed in.
    }
    for (const file of select(plan, { path, isSignedIn, wanted })) {
      if (added.has(file)) continue
      added.add(file)
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = plan.base + file
      document.head.append(link)
    }
  }
  window.preloadRoute(location.pathname)
}

declare global {
  interface Window {
    /** Requests the files of a route at once; absent in development. */
    preloadRoute?: (path: string) => void
  }
}
