import { Box, Flex, Text } from '@chakra-ui/react'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { Table } from '@chakra-ui/react/table'
import { importOutcome } from '@contract/imports.ts'
import { DEFAULT_PAGE_SIZE } from '@contract/list.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PaginationFooter } from '@/ui/pagination.tsx'
import { ErrorState, RowsSkeleton } from '@/ui/states.tsx'
import { receiptQuery } from '../api/imports.ts'
import { useReasonText } from './reason-text.ts'
import { ReceiptRow } from './receipt-row.tsx'

/** Every file of the archive and what became of it. */
export function ReceiptTable({ importId }: { importId: string }) {
  const intl = useIntl()
  const reasons = useReasonText()
  const [query, setQuery] = useState({ page: 1, itemsPerPage: DEFAULT_PAGE_SIZE, outcome: '' })
  const { data, isPending, isError, refetch } = useQuery(receiptQuery(importId, query))
  if (isPending) return <RowsSkeleton rows={5} />
  if (isError) return <ErrorState onRetry={() => refetch()} />
  if (data.total === 0 && query.outcome === '') return null
  return (
    <Box as="section" aria-labelledby="receipt-heading">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="2">
        <Text as="h2" id="receipt-heading" fontWeight="600">
          <FormattedMessage id="scrivener-import.receipt.title" />
        </Text>
        <NativeSelect.Root width="200px">
          <NativeSelect.Field
            aria-label={intl.formatMessage({ id: 'scrivener-import.receipt.filter' })}
            value={query.outcome}
            onChange={(event) => setQuery({ ...query, page: 1, outcome: event.target.value })}
          >
            <option value="">{intl.formatMessage({ id: 'scrivener-import.receipt.all' })}</option>
            {importOutcome.options.map((outcome) => (
              <option key={outcome} value={outcome}>
                {intl.formatMessage({ id: `scrivener-import.outcome.${outcome}` })}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Flex>
      <Table.ScrollArea>
        <Table.Root>
          <Table.Header>
            <Table.Row>
              {(['file', 'outcome', 'words', 'detail'] as const).map((column) => (
                <Table.ColumnHeader
                  key={column}
                  hideBelow={column === 'file' ? undefined : 'sm'}
                  textAlign={column === 'words' ? 'end' : 'start'}
                >
                  <FormattedMessage id={`scrivener-import.receipt.${column}`} />
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {data.total === 0 ? (
              <Table.Row>
                <Table.Cell colSpan={4} color="fg.muted">
                  <FormattedMessage id="scrivener-import.receipt.none" />
                </Table.Cell>
              </Table.Row>
            ) : null}
            {data.entries.map((entry) => (
              <ReceiptRow key={entry.n} entry={entry} remark={reasons.ofEntry(entry)} />
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      <PaginationFooter
        label={intl.formatMessage({ id: 'scrivener-import.receipt.pages' })}
        page={query.page}
        pageSize={query.itemsPerPage}
        total={data.total}
        onPageChange={(page) => setQuery({ ...query, page })}
        onPageSizeChange={(itemsPerPage) => setQuery({ ...query, page: 1, itemsPerPage })}
      />
    </Box>
  )
}
