import type { RowData } from '@tanstack/react-table'
import type { SheetColumnModel } from '../model/sheet-columns.ts'

/** The style of a cell whose column stays at the start or the end while the others scroll. */
export function pinStyle<R extends RowData>(column: SheetColumnModel<R>, layer = 1) {
  const side = column.getIsPinned()
  if (!side) return {}
  // Only the pinned column beside the scrolling ones has an edge.
  const between = side === 'start' ? column.getAfter('start') : column.getStart('end')
  const edge = between === 0 ? '1px solid var(--qp-colors-border-emphasized)' : undefined
  return {
    position: 'sticky' as const,
    zIndex: layer,
    ...(side === 'start'
      ? { insetInlineStart: `${column.getStart('start')}px`, borderInlineEnd: edge }
      : { insetInlineEnd: `${column.getAfter('end')}px`, borderInlineStart: edge }),
  }
}
