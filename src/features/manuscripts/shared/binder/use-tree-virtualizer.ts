import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'
import { type RefObject, useEffect } from 'react'
import type { BinderRowData } from '../../model/rows.ts'

type TreeVirtualizer = {
  rows: readonly BinderRowData[]
  currentId: string | null
  currentIndex: number
  rowHeight: number
  scroller: RefObject<HTMLDivElement | null>
  options: Pick<
    Partial<VirtualizerOptions<HTMLDivElement, Element>>,
    'paddingStart' | 'paddingEnd' | 'scrollPaddingStart' | 'scrollPaddingEnd' | 'scrollMargin'
  >
}

/** Renders the rows of a tree near the view and the current row, to which it scrolls. */
export function useTreeVirtualizer(tree: TreeVirtualizer) {
  const { rows, currentId, currentIndex, rowHeight, scroller, options } = tree
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 5,
    ...options,
    // Always renders the current row, because `aria-activedescendant` must reference an existing element.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range)
      return shown.includes(currentIndex) || rows.length === 0
        ? shown
        : [...shown, currentIndex].sort((a, b) => a - b)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row height needs a new measurement
  useEffect(() => {
    virtualizer.measure()
  }, [virtualizer, rowHeight])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current row changes, not when rows move
  useEffect(() => {
    if (currentId !== null) virtualizer.scrollToIndex(currentIndex)
  }, [currentId])
  return virtualizer
}
