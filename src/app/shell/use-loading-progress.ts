import { useEffect, useRef, useState } from 'react'

const start = 10
const cap = 82
const tickMs = 800
const resetMs = 300
const largestStep = 15
const buffer = 20

/** The next value of the bar: a random step forward, at most 82 while loading. */
export const nextProgress = (value: number, random: number): number =>
  Math.min(cap, value + 3 + random * (largestStep - 3))

/** The value of the fainter buffer bar: 20 at the start, then the same distance ahead of the bar. */
export const bufferOf = (value: number): number => Math.min(100, value + (buffer - start))

/** The progress of the loading bar, or null while it is hidden. */
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
