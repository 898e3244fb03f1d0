import { Box, Table } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { SelectBox } from './select-box.tsx'
import { SortHead } from './sort-head.tsx'
import type { DataColumn, TableState } from './types.ts'

type TableHeadProps<R> = {
  columns: readonly DataColumn<R>[]
  state: TableState
  onSort: (order: Pick<TableState, 'sortBy' | 'orderBy'>) => void
  /** Without it there are no check boxes. */
  selection?: { isAll: boolean; isSome: boolean; onAll: (checked: boolean) => void }
  hasActions: boolean
}

/** The first column takes what the others leave, but a name must stay readable. */
const least = (index: number, width: string | undefined) => (index === 0 && !width ? '56' : undefined)

/** The heads of a table: what sorts is a button, and the first box takes the whole page. */
export function TableHead<R>({ columns, state, onSort, selection, hasActions }: TableHeadProps<R>) {
  const intl = useIntl()
  return (
    <Table.Header>
      <Table.Row>
        {selection ? (
          <Table.ColumnHeader width="11" pe="0">
            <SelectBox
              label={intl.formatMessage({ id: 'ui.table.select-all' })}
              isChecked={selection.isAll}
              isPartly={selection.isSome}
              onChange={selection.onAll}
            />
          </Table.ColumnHeader>
        ) : null}
        {columns.map(({ id, header, align, width, isSortable }, index) =>
          isSortable ? (
            <SortHead
              key={id}
              by={id}
              order={state}
              onSort={onSort}
              {...{ align, width }}
              minW={least(index, width)}
            >
              {header}
            </SortHead>
          ) : (
            <Table.ColumnHeader key={id} textAlign={align} width={width} minW={least(index, width)}>
              {header}
            </Table.ColumnHeader>
          ),
        )}
        {hasActions ? (
          <Table.ColumnHeader width="12" data-print="hide">
            <Box srOnly>{intl.formatMessage({ id: 'ui.menu.actions' })}</Box>
          </Table.ColumnHeader>
        ) : null}
      </Table.Row>
    </Table.Header>
  )
}
