import { useState, useSyncExternalStore } from 'react'

/** The breakpoint `lg` of the theme. */
const wideWindow = () => window.matchMedia('(min-width: 1280px)')

function subscribe(listener: () => void): () => void {
  const query = wideWindow()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True in a window with room for a column beside the page. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wideWindow().matches)

/**
 * True once the window has been wide. A phone then never renders what only wide windows show, because hidden elements
 * cost it as much as visible ones; a window made narrow keeps it, so that nothing moves.
 */
export function useHasBeenWide(): boolean {
  const isWide = useIsWide()
  const [hasBeenWide, setHasBeenWide] = useState(isWide)
  if (isWide && !hasBeenWide) setHasBeenWide(true)
  return hasBeenWide
}
