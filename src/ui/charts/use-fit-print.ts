import { type RefObject, useEffect } from 'react'

/**
 * Lets a drawing shrink to the paper while the page prints: an `svg` scales only with a `viewBox`, which nivo does not
 * set.
 */
export function useFitPrint(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let fitted: SVGSVGElement[] = []
    const fit = () => {
      fitted = [...(box.current?.querySelectorAll<SVGSVGElement>('svg:not([viewBox])') ?? [])]
      for (const svg of fitted) {
        const { width, height } = svg.getBoundingClientRect()
        svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
      }
    }
    const restore = () => {
      for (const svg of fitted) svg.removeAttribute('viewBox')
      fitted = []
    }
    window.addEventListener('beforeprint', fit)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', fit)
      window.removeEventListener('afterprint', restore)
    }
  }, [box])
}
