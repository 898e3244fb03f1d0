import { type RefObject, useEffect } from 'react'

/**
 * Lets a drawing shrink to the paper while the page prints: an `svg` scales only with a `viewBox`, which nivo does not
 * set.
 */
export function useFitPrint(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fitted: SVGSVGElement[] = []
    const scale = () => {
      for (const svg of box.current?.querySelectorAll<SVGSVGElement>('svg[width][height]:not([viewBox])') ??
        []) {
        svg.setAttribute('viewBox', `0 0 ${svg.getAttribute('width')} ${svg.getAttribute('height')}`)
        fitted.push(svg)
      }
    }
    // A drawing that was never in view is drawn while the page prints, after the event.
    const observer = new MutationObserver(scale)
    const begin = () => {
      scale()
      if (box.current) observer.observe(box.current, { childList: true, subtree: true })
    }
    const restore = () => {
      observer.disconnect()
      for (const svg of fitted.splice(0)) svg.removeAttribute('viewBox')
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', restore)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', restore)
    }
  }, [box])
}
