import { Table } from '@chakra-ui/react'
import type { ReactNode, Ref, RefObject } from 'react'
import { rowHeights } from './table-css.ts'
import type { Density } from './table-types.ts'
import type { RowScroller } from './virtual-rows.tsx'
import { VirtualRows } from './virtual-rows.tsx'

/** From this number of rows, the table renders only the rows near the viewport. */
export const virtualFrom = 61

type DrawRow = (index: number, measure?: (row: HTMLElement | null) => void) => ReactNode

type TableBodyProps = {
  /** The number of rows, including the pinned rows, which come first. */
  count: number
  pinned: number
  pinnedHeading: ReactNode
  columns: number
  density: Density
  isVirtual: boolean
  scroller: RefObject<HTMLElement | null>
  reveal: Ref<RowScroller>
  draw: DrawRow
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** The rows of a table: the pinned rows below their heading, then the others. */
export function TableBody(props: TableBodyProps) {
  const { count, pinned, pinnedHeading, columns, density, isVirtual, scroller, reveal, draw } = props
  const plain = (to: number) => <Table.Body>{range(pinned, to).map((index) => draw(index))}</Table.Body>
  return (
    <>
      {pinned > 0 ? (
        <Table.Body>
          <Table.Row>
            <Table.ColumnHeader
              colSpan={columns}
              scope="rowgroup"
              textAlign="start"
              height="9"
              bg="mark.subtle"
              color="mark.fg"
            >
              {pinnedHeading}
            </Table.ColumnHeader>
          </Table.Row>
          {range(0, pinned).map((index) => draw(index))}
        </Table.Body>
      ) : null}
      {isVirtual ? (
        <VirtualRows
          ref={reveal}
          scroller={scroller}
          count={count - pinned}
          rowHeight={rowHeights[density]}
          columns={columns}
        >
          {(index, measure) => draw(index + pinned, measure)}
        </VirtualRows>
      ) : (
        plain(count)
      )}
    </>
  )
}
