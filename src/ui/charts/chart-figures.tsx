import { Box, Table } from '@chakra-ui/react'

/** The chart's figures as a table. */
export type ChartTable = { columns: readonly string[]; rows: readonly (readonly (string | number)[])[] }

type ChartFiguresProps = { caption: string; table: ChartTable; isShown?: boolean }

/** The figures of a chart as a table: for screen readers, or for everyone with `isShown`. */
export function ChartFigures({ caption, table: { columns, rows }, isShown = false }: ChartFiguresProps) {
  if (isShown)
    return (
      <Box
        role="group"
        aria-label={caption}
        tabIndex={0}
        maxH="80"
        overflow="auto"
        borderWidth="1px"
        borderRadius="card"
      >
        <Table.Root size="sm" stickyHeader aria-label={caption}>
          <Table.Header>
            <Table.Row bg="bg.subtle">
              {columns.map((column, index) => (
                <Table.ColumnHeader key={column} textAlign={index === 0 ? 'start' : 'end'}>
                  {column}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id and keep their order.
              <Table.Row key={at}>
                {row.map((cell, index) => (
                  <Table.Cell
                    key={columns[index]}
                    textAlign={index === 0 ? 'start' : 'end'}
                    fontVariantNumeric="tabular-nums"
                  >
                    {cell}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    )
  return (
    // The box hides the table, because a hidden table still takes the height of its rows, on the paper as well.
    <Box srOnly>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id and keep their order.
            <tr key={at}>
              {row.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
