import { Box, chakra } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ThreadListItem } from '../../hooks/use-thread-list.ts'

const List = chakra('ul')

/** Scrolls to a row that may not be rendered yet. */
export type ListScroller = { reveal: (index: number) => void }

type VirtualThreadsProps = {
  lines: readonly ThreadListItem[]
  label: string
  total: number
  hasMore: boolean
  onEnd: () => void
  /** The estimated height of a row. */
  rowHeight: number
  scroller: Ref<ListScroller>
  children: (line: ThreadListItem) => ReactNode
}

/** A virtualised list of threads that requests the next page near its end. */
export function VirtualThreads({
  lines,
  label,
  total,
  hasMore,
  onEnd,
  rowHeight,
  scroller,
  children,
}: VirtualThreadsProps) {
  const intl = useIntl()
  const frame = useRef<HTMLDivElement>(null)
  const keyOf = useCallback(
    (index: number) => lines[index]?.messageId ?? lines[index]?.thread.threadId ?? index,
    [lines],
  )
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 3,
    // An initial size; without it all rows would render once after the first measurement.
    initialRect: { width: 0, height: window.innerHeight * 0.75 },
    getItemKey: keyOf,
  })
  useImperativeHandle(
    scroller,
    () => ({ reveal: (index) => virtual.scrollToIndex(index, { align: 'auto' }) }),
    [virtual],
  )
  const rows = virtual.getVirtualItems()
  const last = rows.at(-1)?.index
  useEffect(() => {
    if (hasMore && last !== undefined && last >= lines.length - 10) onEnd()
  }, [hasMore, last, lines.length, onEnd])
  return (
    <Box
      ref={frame}
      position="relative"
      flex="1"
      minH="0"
      overflowY="auto"
      overscrollBehavior="contain"
      data-mail-scroll=""
    >
      <List
        aria-label={label}
        position="relative"
        listStyleType="none"
        m="0"
        style={{ height: virtual.getTotalSize() }}
      >
        {rows.map(({ index, start }) => {
          const line = lines[index]
          return line ? (
            <chakra.li
              key={keyOf(index)}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              position="absolute"
              top="0"
              insetInline="0"
              style={{ transform: `translateY(${start}px)` }}
            >
              {children(line)}
            </chakra.li>
          ) : null
        })}
      </List>
      <chakra.p role="status" srOnly>
        {hasMore ? '' : intl.formatMessage({ id: 'mail.list.end' })}
      </chakra.p>
    </Box>
  )
}
