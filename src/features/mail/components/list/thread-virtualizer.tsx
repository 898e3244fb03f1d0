import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect } from 'react'

/** The measured rows of a list, and how to scroll to one. */
export type ThreadWindow = {
  items: readonly VirtualItem[]
  height: number
  measure: (row: Element | null) => void
  scrollTo: (index: number) => void
}

type ThreadVirtualizerProps = {
  frame: RefObject<HTMLElement | null>
  count: number
  rowHeight: number
  keyOf: (index: number) => string | number
  onChange: (rows: ThreadWindow) => void
}

/** Reports which rows of a list are visible; a component, so that the virtualiser loads after the first rows. */
export function ThreadVirtualizer({ frame, count, rowHeight, keyOf, onChange }: ThreadVirtualizerProps) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 3,
    // An initial size; without it all rows would render once after the first measurement.
    initialRect: { width: 0, height: window.innerHeight * 0.75 },
    getItemKey: keyOf,
  })
  const items = virtual.getVirtualItems()
  const height = virtual.getTotalSize()
  useLayoutEffect(
    () =>
      onChange({
        items,
        height,
        measure: virtual.measureElement,
        scrollTo: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
      }),
    [items, height, virtual, onChange],
  )
  return null
}
