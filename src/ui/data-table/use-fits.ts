import { type RefObject, useEffect, useState } from 'react'

/** Whether the table in a frame is as narrow as the frame; while it is, the page scrolls it and its head sticks to the page. */
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
