import { useEffect, useRef, useState } from 'react'

const start = 10
const cap = 82
const tickMs = 800
const resetMs = 300
const largestStep = 15
const buffer = 20

/** The next stop of the bar: a random step forward, never past 82 while loading. */
export const nextProgress = (value: number, random: number): number =>
  Math.min(cap, value + 3 + random * (largestStep - 3))

/** How far the fainter bar below reaches: 20 at the start, then as far ahead of the bar as it was. */
export const bufferOf = (value: number): number => Math.min(100, value + (buffer - start))

/** How far the loading bar is, or null when there is none to show. */
export function useLoadingProgress(isLoading: boolean): number | null {
  const [value, setValue] = useState<number | null>(null)
  const wasLoading = useRef(false)
  useEffect(() => {
    if (isLoading) {
      wasLoading.current = true
      setValue(start)
      const timer = setInterval(
        () => setValue((current) => nextProgress(current ?? start, Math.random())),
        tickMs,
      )
      return () => clearInterval(timer)
    }
    if (!wasLoading.current) return
    wasLoading.current = false
    setValue(100)
    const timer = setTimeout(() => setValue(null), resetMs)
    return () => clearTimeout(timer)
  }, [isLoading])
  return value
}
