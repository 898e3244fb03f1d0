import { useSyncExternalStore } from 'react'

/** Subscribes to changes of the theme class of the page. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] })
  return () => observer.disconnect()
}

const themeClass = () => document.documentElement.className

/**
 * Resolves CSS variables to colours, because a canvas cannot use variables; the component renders again when the
 * theme changes.
 */
export function useCanvasColors(): (color: string) => string {
  useSyncExternalStore(subscribe, themeClass)
  return (color) => {
    const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1]
    if (name === undefined) return color
    return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || 'currentColor'
  }
}
