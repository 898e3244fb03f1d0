import { Box, chakra } from '@chakra-ui/react'
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useIntl } from 'react-intl'
import { LazyBoundary } from '@/ui/overlay/lazy-boundary.tsx'
import { lazyWithRetry } from '@/ui/overlay/lazy-with-retry.tsx'
import type { ThreadListItem } from '../../hooks/use-thread-list.ts'
import type { ThreadWindow } from './thread-virtualizer.tsx'

const ThreadVirtualizer = lazyWithRetry(() => import('./thread-virtualizer.tsx'), 'ThreadVirtualizer')
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

/**
 * A virtualised list of threads that requests the next page near its end. Until the virtualiser is loaded it shows the
 * rows of the first screen, and all loaded rows if loading fails.
 */
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
  const [virtual, setVirtual] = useState<ThreadWindow | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const keyOf = useCallback(
    (index: number) => lines[index]?.messageId ?? lines[index]?.thread.threadId ?? index,
    [lines],
  )
  useImperativeHandle(
    scroller,
    () => ({
      reveal: (index) => {
        if (virtual) virtual.scrollTo(index)
        else frame.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' })
      },
    }),
    [virtual],
  )
  const last = virtual?.items.at(-1)?.index
  useEffect(() => {
    if (hasMore && last !== undefined && last >= lines.length - 10) onEnd()
  }, [hasMore, last, lines.length, onEnd])
  const atOnce = hasFailed ? lines.length : Math.ceil((window.innerHeight * 0.75) / rowHeight) + 3
  const rows: readonly { index: number; start?: number }[] =
    virtual?.items ?? lines.slice(0, atOnce).map((_, index) => ({ index }))
  return (
    <>
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
          style={{ height: virtual?.height }}
        >
          {rows.map(({ index, start }) => {
            const line = lines[index]
            return line ? (
              <chakra.li
                key={keyOf(index)}
                ref={virtual?.measure}
                data-index={index}
                aria-setsize={total}
                aria-posinset={index + 1}
                {...(start === undefined ? {} : { position: 'absolute', top: '0', insetInline: '0' })}
                style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
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
      {/* After the list, so that its effects find the frame. */}
      <LazyBoundary failure="silent" onFail={() => setHasFailed(true)}>
        <ThreadVirtualizer
          frame={frame}
          count={lines.length}
          rowHeight={rowHeight}
          keyOf={keyOf}
          onChange={setVirtual}
        />
      </LazyBoundary>
    </>
  )
}
