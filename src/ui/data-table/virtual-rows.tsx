import { Table } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react'

/** Scrolls a row that is not rendered into view. */
export type RowScroller = { reveal: (index: number) => void }

type VirtualRowsProps = {
  ref?: Ref<RowScroller>
  /** A row above all others. */
  heading: ReactNode
  scroller: RefObject<HTMLElement | null>
  count: number
  rowHeight: number
  columns: number
  children: (index: number, measure: (row: HTMLElement | null) => void) => ReactNode
}

/** The rows of a long list: renders those near the viewport, with two spacer rows for the others. */
export function VirtualRows({
  ref,
  heading,
  scroller,
  count,
  rowHeight,
  columns,
  children,
}: VirtualRowsProps) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  useImperativeHandle(ref, () => ({ reveal: (index) => rows.scrollToIndex(index) }), [rows])
  const drawn = rows.getVirtualItems()
  const before = drawn[0]?.start ?? 0
  const after = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  return (
    <Table.Body>
      {heading}
      <Gap height={before} columns={columns} />
      {drawn.map(({ index }) => children(index, rows.measureElement))}
      <Gap height={after} columns={columns} />
    </Table.Body>
  )
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
