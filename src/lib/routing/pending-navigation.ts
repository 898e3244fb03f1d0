import { useCallback, useEffect, useRef } from 'react'
import { type DataRouter, type NavigateOptions, type To, useNavigate } from 'react-router-dom'

let router: Pick<DataRouter, 'state'> | null = null

/** Sets the router whose navigations the other functions read. */
export function registerRouter(started: Pick<DataRouter, 'state'>): void {
  router = started
}

/** True while another page loads, from the click on: React renders the state of the router later. */
export const isPageLoading = (): boolean => router !== null && router.state.navigation.state !== 'idle'

/** True while a page with another path opens. */
function isPageOpening(): boolean {
  const opening = router?.state.navigation.location
  return opening !== undefined && opening.pathname !== router?.state.location.pathname
}

/**
 * The query that a delayed change of the URL starts from: that of the page, or of a navigation that is still loading.
 * Null while another page opens, because the change would cancel that navigation.
 */
export function pendingSearch(current: URLSearchParams): URLSearchParams | null {
  const opening = router?.state.navigation.location
  if (!opening) return current
  return isPageOpening() ? null : new URLSearchParams(opening.search)
}

/**
 * Like `useNavigate`, for the end of a request: does nothing once the component was removed or another page opens,
 * because the user has left in the meantime.
 */
export function useNavigateWhileOpen(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return useCallback(
    async (to, options) => {
      if (isOpen.current && !isPageOpening()) await navigate(to, options)
    },
    [navigate],
  )
}
