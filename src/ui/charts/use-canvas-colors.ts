import { use, useSyncExternalStore } from 'react'
import { ChartRoot } from './chart-root.ts'

/** An element and the elements around it, up to the page. */
function ancestors(element: Element | null): Element[] {
  return element ? [element, ...ancestors(element.parentElement)] : []
}

/** The function that subscribes to changes of the theme classes around an element. */
const subscribeTo = (element: Element) => (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  for (const one of ancestors(element))
    observer.observe(one, { attributes: true, attributeFilter: ['class'] })
  return () => observer.disconnect()
}

/**
 * Resolves CSS variables to colours, because a canvas cannot use variables; the component renders again when the
 * theme changes.
 */
export function useCanvasColors(): (color: string) => string {
  const root = use(ChartRoot) ?? document.documentElement
  useSyncExternalStore(subscribeTo(root), () =>
    ancestors(root)
      .map(({ className }) => className)
      .join(' '),
  )
  return (color) => {
    const name = /^var\(\s*(--[\w-]+)\)$/.exec(color)?.[1]
    if (name === undefined) return color
    const value = getComputedStyle(root).getPropertyValue(name)
    return value.trim() || 'currentColor'
  }
}
