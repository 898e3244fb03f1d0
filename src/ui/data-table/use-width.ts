import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The largest of `limits` in pixels that an element is at least as wide as, so that a resize renders a table only
 * where a column comes or goes. Unlimited without limits, which measures nothing, and before the width is known.
 */
export function useWidth(element: RefObject<HTMLElement | null>, limits: readonly number[]): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  const limitsText = limits.join()
  useLayoutEffect(() => {
    const box = element.current
    if (limitsText === '' || !box || !('ResizeObserver' in window)) return
    const steps = limitsText.split(',').map(Number)
    const measure = () => {
      const { clientWidth } = box
      // Without a layout, as on paper or in a hidden part, the last width stays.
      if (clientWidth > 0) setWidth(Math.max(0, ...steps.filter((limit) => limit <= clientWidth)))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [element, limitsText])
  return width
}
