import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { PiecePreview as Row } from '../model/piece-rows.ts'
import { PIECE_ROW_PX, PieceScroller } from './piece-list-css.ts'
import { PieceRow, type PieceText } from './piece-row.tsx'

type PieceListProps = {
  rows: readonly Row[]
  text: PieceText
  isDisabled: boolean
  onToggle: (at: number) => void
}

/** The parts, chapters and scenes before they are created; only visible rows are rendered. */
export function PieceList({ rows, text, isDisabled, onToggle }: PieceListProps) {
  const intl = useIntl()
  const scroller = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => PIECE_ROW_PX,
    overscan: 6,
  })
  return (
    <PieceScroller
      ref={scroller}
      role="group"
      aria-label={intl.formatMessage({ id: 'text-import.preview.pieces' })}
      // Keyboard users can scroll the list without focus on a row.
      tabIndex={0}
    >
      <div style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          return row ? <PieceRow key={row.key} {...{ row, text, isDisabled, onToggle }} top={start} /> : null
        })}
      </div>
    </PieceScroller>
  )
}
