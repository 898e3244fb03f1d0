import { Box, Table } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useContextMenu } from '../context-menu/context-menu.tsx'
import { actionsOf } from './actions-of.ts'
import { CellContent } from './cell-content.tsx'
import { CellNote } from './cell-note.tsx'
import { RowActions } from './row-actions.tsx'
import { RowTitle } from './row-title.tsx'
import type { SelectBoxProps } from './table-features.ts'
import type { DataColumn, DataTableProps } from './table-types.ts'
import { useRowOpening } from './use-row-opening.ts'

/** The props of a row, as a table row or a card. */
export type DataRowProps<R> = Pick<DataTableProps<R>, 'rowHref' | 'onOpen' | 'rowActions' | 'cardContent'> & {
  row: R
  id: string
  name: string
  columns: readonly DataColumn<R>[]
  isActive: boolean
  onActive: () => void
  isSelected: boolean
  /** Absent in a table without selection. */
  SelectBox?: ComponentType<SelectBoxProps> | undefined
  onSelect?: (checked: boolean, isRange: boolean) => void
  /** Index in a virtual list, which measures each row. */
  index?: number
  measure?: (row: HTMLElement | null) => void
}

/** A table row: a click opens it; a right click or its last cell opens its menu. */
export function DataRow<R>(props: DataRowProps<R>) {
  const { row, id, name, columns, isActive, isSelected, SelectBox, onSelect } = props
  const rowActions = actionsOf(props)
  const intl = useIntl()
  const menu = useContextMenu()
  const href = props.rowHref?.(row)
  const onOpen = props.onOpen ? () => props.onOpen?.(row) : undefined
  const { canOpen, onClick, onAuxClick } = useRowOpening({ href, onOpen })
  const tabIndex = isActive ? 0 : -1
  return (
    <Table.Row
      ref={props.measure}
      data-index={props.index}
      data-row={id}
      data-selected={isSelected || undefined}
      tabIndex={tabIndex}
      aria-rowindex={props.index === undefined ? undefined : props.index + 2}
      cursor={canOpen ? 'pointer' : undefined}
      _hover={{ bg: isSelected ? 'brand.muted' : 'bg.subtle' }}
      bg={isSelected ? 'brand.subtle' : 'bg.surface'}
      onFocus={props.onActive}
      onClick={onClick}
      onAuxClick={onAuxClick}
      onContextMenu={rowActions ? (event) => menu.openFromEvent(event, rowActions(), name) : undefined}
    >
      {SelectBox && onSelect ? (
        <Table.Cell width="11" pe="0">
          <SelectBox
            label={intl.formatMessage({ id: 'ui.table.select' }, { name })}
            isChecked={isSelected}
            tabIndex={tabIndex}
            onChange={onSelect}
          />
        </Table.Cell>
      ) : null}
      {columns.map((column, index) => (
        <Table.Cell
          key={column.id}
          textAlign={column.align}
          width={column.width ?? (index === 0 ? 'full' : undefined)}
          maxW={column.width ?? (index === 0 ? '0' : '72')}
          color={index === 0 ? undefined : 'fg.muted'}
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
        >
          {index === 0 ? (
            <Box>
              <RowTitle href={href} onOpen={onOpen} tabIndex={tabIndex}>
                {column.cell(row)}
              </RowTitle>
              <CellNote>{column.note?.(row)}</CellNote>
            </Box>
          ) : (
            <>
              <CellContent column={column} row={row} />
              <CellNote>{column.note?.(row)}</CellNote>
            </>
          )}
        </Table.Cell>
      ))}
      {props.rowActions ? (
        <Table.Cell className="row-actions" py="0" ps="0" textAlign="end">
          {rowActions ? <RowActions name={name} items={rowActions} tabIndex={tabIndex} /> : null}
        </Table.Cell>
      ) : null}
    </Table.Row>
  )
}
