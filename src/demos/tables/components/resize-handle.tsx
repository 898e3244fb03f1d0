import { Box, useLocaleContext } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import type { KeyboardEvent } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { NARROWEST, type SheetColumnModel, type SheetTableModel, WIDEST } from '../model/sheet-columns.ts'

const step = 16

type ResizeHandleProps<R extends RowData> = {
  table: SheetTableModel<R>
  column: SheetColumnModel<R>
  name: string
  onDrag: (event: unknown) => void
}

/** The edge of a column, which the pointer drags and the arrow keys move. */
export function ResizeHandle<R extends RowData>({ table, column, name, onDrag }: ResizeHandleProps<R>) {
  const t = useT('tables.sheet')
  const forward = useLocaleContext().dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const width = column.getSize() + (event.key === forward ? step : -step)
    table.setColumnSizing((sizes) => ({
      ...sizes,
      [column.id]: Math.min(WIDEST, Math.max(NARROWEST, width)),
    }))
  }
  return (
    <Box
      role="separator"
      aria-orientation="vertical"
      aria-label={t('width', { name })}
      aria-valuenow={column.getSize()}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      tabIndex={0}
      position="absolute"
      insetBlock="0"
      insetInlineEnd="0"
      w="2"
      cursor="col-resize"
      touchAction="none"
      borderInlineEndWidth="2px"
      borderColor={column.getIsResizing() ? 'brand.solid' : 'border'}
      _hover={{ borderColor: 'brand.solid' }}
      onMouseDown={onDrag}
      onTouchStart={onDrag}
      onDoubleClick={() => column.resetSize()}
      onKeyDown={onKeyDown}
    />
  )
}
