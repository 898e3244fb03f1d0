import { useEffect, useState, useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** True while the browser has a connection. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Calls `onReturn` when the connection returns. */
export function useOnReturn(onReturn: () => void): void {
  const isOnline = useIsOnline()
  const [wasOnline, setWasOnline] = useState(isOnline)
  useEffect(() => {
    if (wasOnline === isOnline) return
    setWasOnline(isOnline)
    if (isOnline) onReturn()
  }, [isOnline, wasOnline, onReturn])
}
