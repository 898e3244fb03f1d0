import { Box, Text } from '@chakra-ui/react'
import { Badge } from '@chakra-ui/react/badge'
import { Table } from '@chakra-ui/react/table'
import type { ImportRecord } from '@contract/imports.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/href.ts'
import { PaginationFooter } from '@/ui/pagination.tsx'
import { ErrorState, RowsSkeleton } from '@/ui/states.tsx'
import { importsQuery } from '../api/imports.ts'

const TONES = {
  waiting: 'warning',
  pending: 'gray',
  processing: 'info',
  completed: 'success',
  failed: 'danger',
  cancelled: 'gray',
} as const
const PAGE_SIZE = 5

const stateOf = (record: ImportRecord): keyof typeof TONES =>
  record.errorCode === 'cancelled'
    ? 'cancelled'
    : !record.started && record.status === 'pending'
      ? 'waiting'
      : record.status

/** The person's earlier imports: file name, status, date (spec 3 "Import record"). */
export function ImportHistory() {
  const intl = useIntl()
  const [query, setQuery] = useState({ page: 1, itemsPerPage: PAGE_SIZE })
  const { data, isPending, isError, refetch } = useQuery(importsQuery(query))
  return (
    <Box as="section" aria-labelledby="history-heading">
      <Text as="h2" id="history-heading" textStyle="md" fontWeight="600" mb="3">
        <FormattedMessage id="scrivener-import.history.title" />
      </Text>
      {isPending ? <RowsSkeleton rows={3} /> : null}
      {isError ? <ErrorState level="h3" onRetry={() => refetch()} /> : null}
      {data?.total === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage id="scrivener-import.history.empty" />
        </Text>
      ) : null}
      {data && data.total > 0 ? (
        <>
          <Table.ScrollArea borderRadius="card" boxShadow="raised">
            <Table.Root interactive>
              <Table.Header>
                <Table.Row>
                  {(['fileName', 'status', 'date'] as const).map((column) => (
                    <Table.ColumnHeader key={column} hideBelow={column === 'date' ? 'sm' : undefined}>
                      <FormattedMessage id={`scrivener-import.history.${column}`} />
                    </Table.ColumnHeader>
                  ))}
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {data.imports.map((record) => (
                  <Table.Row key={record.id}>
                    <Table.Cell maxW={{ base: '0', sm: '360px' }} w={{ base: 'full', sm: 'auto' }}>
                      <Text asChild truncate display="block" fontWeight="500">
                        <Link to={href('scrivener-import.page', undefined, { import: record.id })}>
                          {record.fileName}
                        </Link>
                      </Text>
                      <Text hideFrom="sm" textStyle="xs" color="fg.muted">
                        <FormattedDate value={record.createdAt} dateStyle="medium" timeStyle="short" />
                      </Text>
                    </Table.Cell>
                    <Table.Cell>
                      <Badge colorPalette={TONES[stateOf(record)]}>
                        <FormattedMessage id={`scrivener-import.status.${stateOf(record)}`} />
                      </Badge>
                    </Table.Cell>
                    <Table.Cell whiteSpace="nowrap" hideBelow="sm">
                      <FormattedDate value={record.createdAt} dateStyle="medium" timeStyle="short" />
                    </Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </Table.ScrollArea>
          <PaginationFooter
            label={intl.formatMessage({ id: 'scrivener-import.history.pages' })}
            page={query.page}
            pageSize={query.itemsPerPage}
            total={data.total}
            onPageChange={(page) => setQuery({ ...query, page })}
            onPageSizeChange={(itemsPerPage) => setQuery({ page: 1, itemsPerPage })}
          />
        </>
      ) : null}
    </Box>
  )
}
