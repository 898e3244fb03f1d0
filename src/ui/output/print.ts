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

const { classList } = document.documentElement
let isDark = false
/** The scroll containers that are not at their start; they lose their position because all content is on the paper. */
let scrolled: { box: Element; left: number; top: number }[] = []

window.addEventListener('beforeprint', () => {
  isDark ||= classList.replace('dark', 'light')
  scrolled = [...document.body.querySelectorAll('*')]
    .map((box) => ({ box, left: box.scrollLeft, top: box.scrollTop }))
    .filter(({ left, top }) => left !== 0 || top !== 0)
  set(true)
})
window.addEventListener('afterprint', () => {
  if (isDark) classList.replace('light', 'dark')
  isDark = false
  set(false)
  for (const { box, left, top } of scrolled.splice(0)) box.scrollTo({ left, top, behavior: 'instant' })
})

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** True while the page prints, in the light theme, for text that is on paper only: a whole manuscript, footnotes. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
