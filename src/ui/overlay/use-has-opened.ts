import { useLayoutEffect, useState } from 'react'

/**
 * False on the first render, then true before the browser paints. In development, React's double mount of an open dialog
 * returns the focus and closes it.
 */
export function useHasOpened(): boolean {
  const [isOpened, setIsOpened] = useState(false)
  useLayoutEffect(() => setIsOpened(true), [])
  return isOpened
}
