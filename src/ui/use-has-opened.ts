import { useEffect, useState } from 'react'

/**
 * False in the first moment, then true: for a dialog that is drawn only while it is open. Mounted open, the first of
 * React's two trial mounts in development hands the focus back to the opener, which closes the dialog again.
 */
export function useHasOpened(): boolean {
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => setIsOpened(true), [])
  return isOpened
}
