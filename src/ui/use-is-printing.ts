import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
const listeners = new Set<() => void>()

function set(value: boolean): void {
  isPrinting = value
  // The browser lays out the paper right after the event, so the change is rendered within it.
  flushSync(() => {
    for (const notify of [...listeners]) notify()
  })
}

window.addEventListener('beforeprint', () => set(true))
window.addEventListener('afterprint', () => set(false))

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** True while the page prints, for content that is on paper only: all rows of a list, collapsed messages, footnotes. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
