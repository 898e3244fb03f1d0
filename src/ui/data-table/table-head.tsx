import { Box, Table } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { SortHead } from './sort-head.tsx'
import type { SelectBoxProps } from './table-features.ts'
import type { TableModel } from './use-table-model.ts'

type TableHeadProps<R extends RowData> = {
  model: TableModel<R>
  /** The checkbox component of a selectable table. */
  Box?: ComponentType<SelectBoxProps>
  hasActions: boolean
}

/** The header row: sortable headers are buttons, and the first checkbox selects the whole page. */
export function TableHead<R extends RowData>({ model, Box: SelectBox, hasActions }: TableHeadProps<R>) {
  const intl = useIntl()
  const { table, columns, selection } = model
  // The first column takes the remaining width, but with its checkbox not less than a readable name needs.
  const least = SelectBox ? '44' : '56'
  return (
    <Table.Header>
      <Table.Row>
        {SelectBox && selection ? (
          <Table.ColumnHeader width="11" pe="0">
            <SelectBox
              label={intl.formatMessage({ id: 'ui.table.select-all' })}
              isChecked={selection.isAll}
              isPartly={selection.isSome}
              onChange={selection.selectAll}
            />
          </Table.ColumnHeader>
        ) : null}
        {columns.map(({ id, header, align, width }, index) => {
          const column = table.getColumn(id)
          return column?.getCanSort() ? (
            <SortHead
              key={id}
              sorted={column.getIsSorted()}
              onSort={() => column.toggleSorting()}
              {...{ align, width }}
              minW={index === 0 && !width ? least : undefined}
            >
              {header}
            </SortHead>
          ) : (
            <Table.ColumnHeader
              key={id}
              textAlign={align}
              width={width}
              minW={index === 0 && !width ? least : undefined}
            >
              {header}
            </Table.ColumnHeader>
          )
        })}
        {hasActions ? (
          <Table.ColumnHeader width="12">
            <Box srOnly>{intl.formatMessage({ id: 'ui.menu.actions' })}</Box>
          </Table.ColumnHeader>
        ) : null}
      </Table.Row>
    </Table.Header>
  )
}
