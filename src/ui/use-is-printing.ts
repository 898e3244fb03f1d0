import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

function subscribe(notify: () => void): () => void {
  // The browser lays out the paper right after the event, so the change is rendered within it.
  const set = (value: boolean) => () => {
    isPrinting = value
    flushSync(notify)
  }
  const [begin, end] = [set(true), set(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** True while the page prints, for content that is on paper only: collapsed messages, footnotes. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
