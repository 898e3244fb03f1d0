import { useEffect, useState } from 'react'

/** What was typed once typing has paused; emptied it is so at once. */
export function useDebouncedValue(typed: string, pauseMs = 150): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), typed === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return paused
}
