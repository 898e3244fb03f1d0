import { useEffect, useState } from 'react'

/**
 * False on the first render, then true. In development, React's double mount of an open dialog returns the
 * focus and closes it.
 */
export function useHasOpened(): boolean {
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => setIsOpened(true), [])
  return isOpened
}
