import { Box, chakra, Flex, Table } from '@chakra-ui/react'
import type { Header, RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, EllipsisVertical } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import type { SheetColumn, SheetColumnModel, SheetTableModel, sheetFeatures } from '../model/sheet-columns.ts'
import { ColumnFilter } from './column-filter.tsx'
import { ResizeHandle } from './resize-handle.tsx'
import { pinStyle } from './sheet-pins.ts'

const Sort = chakra('button')

type SheetHeadProps<R extends RowData> = {
  table: SheetTableModel<R>
  columns: readonly SheetColumn<R>[]
  /** Columns can be resized and pinned. */
  canArrange: boolean
  hasFilters: boolean
}

/** The header of a sheet: sorting, pinning, widths and the filters of the columns. */
export function SheetHead<R extends RowData>({ table, columns, canArrange, hasFilters }: SheetHeadProps<R>) {
  const listed = table.getHeaderGroups().flatMap(({ headers }) => headers)
  const of = (id: string) => columns.find((column) => column.id === id)
  return (
    <Table.Header>
      <Table.Row bg="bg.surface">
        {listed.map((header) => (
          <ColumnHead
            key={header.id}
            {...{ table, header, canArrange }}
            isEnd={of(header.column.id)?.align === 'end'}
          />
        ))}
      </Table.Row>
      {hasFilters ? (
        <Table.Row bg="bg.subtle">
          {listed.map(({ id, column }) => (
            <Table.Cell key={id} bg="bg.subtle" py="1.5" style={pinStyle(column)}>
              <ColumnFilter {...{ table, column }} of={of(column.id)} />
            </Table.Cell>
          ))}
        </Table.Row>
      ) : null}
    </Table.Header>
  )
}

type ColumnHeadProps<R extends RowData> = {
  table: SheetTableModel<R>
  header: Header<typeof sheetFeatures, R>
  canArrange: boolean
  isEnd: boolean
}

function ColumnHead<R extends RowData>({ table, header, canArrange, isEnd }: ColumnHeadProps<R>) {
  const { column } = header
  const sorted = column.getIsSorted()
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown
  const name = String(column.columnDef.header)
  return (
    <Table.ColumnHeader
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      position="sticky"
      top="0"
      zIndex="2"
      bg="bg.surface"
      pe={canArrange ? '1' : undefined}
      style={{ width: column.getSize(), ...pinStyle(column, 3) }}
    >
      <Flex align="center" gap="1" justify={isEnd ? 'flex-end' : undefined}>
        <Sort
          type="button"
          display="inline-flex"
          gap="1"
          alignItems="center"
          minH="8"
          minW="0"
          fontWeight="medium"
          cursor="pointer"
          onClick={() => column.toggleSorting()}
        >
          <Box as="span" truncate>
            {name}
          </Box>
          {sorted ? <Arrow size={14} strokeWidth={2} aria-hidden /> : null}
        </Sort>
        {canArrange ? <ColumnMenu {...{ column, name }} ms={isEnd ? undefined : 'auto'} /> : null}
      </Flex>
      {canArrange ? <ResizeHandle {...{ table, column, name }} onDrag={header.getResizeHandler()} /> : null}
    </Table.ColumnHeader>
  )
}

type ColumnMenuProps<R extends RowData> = {
  column: SheetColumnModel<R>
  name: string
  ms: 'auto' | undefined
}

function ColumnMenu<R extends RowData>({ column, name, ms }: ColumnMenuProps<R>) {
  const t = useT('tables.sheet')
  const menu = useContextMenu()
  const pin = (side: 'start' | 'end' | false) => () => column.pin(side)
  const items = [
    { id: 'start', label: t('pin-start'), action: pin('start') },
    { id: 'end', label: t('pin-end'), action: pin('end') },
    { id: 'free', label: t('unpin'), action: pin(false), hidden: !column.getIsPinned() },
    { id: 'width', label: t('reset-width'), action: () => column.resetSize() },
  ]
  return (
    <IconButton
      ms={ms}
      size="xs"
      label={t('column-menu', { name })}
      onClick={(event) => menu.openFromButton(event.currentTarget, items, name)}
    >
      <EllipsisVertical aria-hidden />
    </IconButton>
  )
}
