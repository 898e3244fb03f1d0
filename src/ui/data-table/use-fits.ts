import { type RefObject, useEffect, useState } from 'react'

/**
 * True while the table is not wider than its frame; then it scrolls with the page and its header sticks to
 * the page.
 */
export function useFits(frame: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true)
  useEffect(() => {
    const table = frame.current?.querySelector('table')
    if (!frame.current || !table || !('ResizeObserver' in window)) return
    const box = frame.current
    const watcher = new ResizeObserver(() => setFits(table.offsetWidth <= box.clientWidth + 1))
    watcher.observe(box)
    watcher.observe(table)
    return () => watcher.disconnect()
  })
  return fits
}
