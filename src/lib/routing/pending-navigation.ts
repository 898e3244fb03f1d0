import type { DataRouter } from 'react-router-dom'

let router: Pick<DataRouter, 'state'> | null = null

/** Sets the router whose navigations {@link pendingSearch} reads. */
export function registerRouter(started: Pick<DataRouter, 'state'>): void {
  router = started
}

/**
 * The query that a delayed change of the URL starts from: that of the page, or of a navigation that is still loading.
 * Null while another page opens, because the change would cancel that navigation.
 */
export function pendingSearch(current: URLSearchParams): URLSearchParams | null {
  const opening = router?.state.navigation.location
  if (!opening) return current
  return opening.pathname === router?.state.location.pathname ? new URLSearchParams(opening.search) : null
}
