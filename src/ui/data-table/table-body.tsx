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
  othersHeading: string | undefined
  columns: number
  density: Density
  isVirtual: boolean
  scroller: RefObject<HTMLElement | null>
  reveal: Ref<RowScroller>
  draw: DrawRow
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** The rows of a table: the pinned rows below their heading, then the others below theirs. */
export function TableBody(props: TableBodyProps) {
  const { count, pinned, columns, density, isVirtual, scroller, reveal, draw } = props
  const heading = (content: ReactNode, colours: { bg: string; color: string }) => (
    <Table.Row>
      <Table.ColumnHeader colSpan={columns} scope="rowgroup" textAlign="start" height="9" {...colours}>
        {content}
      </Table.ColumnHeader>
    </Table.Row>
  )
  const othersHeading =
    pinned > 0 && count > pinned ? heading(props.othersHeading, { bg: 'bg.subtle', color: 'fg.muted' }) : null
  return (
    <>
      {pinned > 0 ? (
        <Table.Body>
          {heading(props.pinnedHeading, { bg: 'mark.subtle', color: 'mark.fg' })}
          {range(0, pinned).map((index) => draw(index))}
        </Table.Body>
      ) : null}
      {isVirtual ? (
        <VirtualRows
          ref={reveal}
          heading={othersHeading}
          scroller={scroller}
          count={count - pinned}
          rowHeight={rowHeights[density]}
          columns={columns}
        >
          {(index, measure) => draw(index + pinned, measure)}
        </VirtualRows>
      ) : (
        <Table.Body>
          {othersHeading}
          {range(pinned, count).map((index) => draw(index))}
        </Table.Body>
      )}
    </>
  )
}
