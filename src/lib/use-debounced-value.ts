import { useEffect, useState } from 'react'

/** Returns a value after it has not changed for `pauseMs`; an empty value is returned at once. */
export function useDebouncedValue(typed: string, pauseMs = 150): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), typed === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return paused
}
