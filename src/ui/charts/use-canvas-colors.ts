import { use, useSyncExternalStore } from 'react'
import { useIsPrinting } from '../use-is-printing.ts'
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

/** The value of a variable in the light theme, in which the page prints. */
function lightValue(root: Element, name: string): string {
  const probe = document.createElement('i')
  probe.className = 'chakra-theme light'
  root.append(probe)
  const value = getComputedStyle(probe).getPropertyValue(name)
  probe.remove()
  return value
}

/**
 * Resolves CSS variables to colours, because a canvas cannot use variables; the component renders again when the
 * theme changes and while the page prints.
 */
export function useCanvasColors({ isPrinted = true } = {}): (color: string) => string {
  const root = use(ChartRoot) ?? document.documentElement
  useSyncExternalStore(subscribeTo(root), () =>
    ancestors(root)
      .map(({ className }) => className)
      .join(' '),
  )
  const isLight = useIsPrinting() && isPrinted
  return (color) => {
    const name = /^var\(\s*(--[\w-]+)\)$/.exec(color)?.[1]
    if (name === undefined) return color
    const value = isLight ? lightValue(root, name) : getComputedStyle(root).getPropertyValue(name)
    return value.trim() || 'currentColor'
  }
}
