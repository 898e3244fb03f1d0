import { Box, Skeleton, Table } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Delayed } from '../feedback/states.tsx'

type SkeletonRowsProps = { rows: number; columns: number }

/** Skeleton rows in the shape of the table, so that the layout does not shift. */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  const intl = useIntl()
  const widths = ['70%', '55%', '80%', '62%']
  return (
    <Table.Body>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key, row) => (
        <Table.Row key={key}>
          <Table.Cell colSpan={columns} borderBottomWidth={row === rows - 1 ? '0' : undefined}>
            {row === 0 ? (
              <Box srOnly role="status" aria-label={intl.formatMessage({ id: 'ui.loading' })} />
            ) : null}
            <Delayed>
              <Skeleton height="4" width={widths[row % widths.length]} borderRadius="control" />
            </Delayed>
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  )
}
