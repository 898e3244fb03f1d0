import { Box, Flex, Text } from '@chakra-ui/react'
import { Badge } from '@chakra-ui/react/badge'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { Table } from '@chakra-ui/react/table'
import { importOutcome } from '@contract/imports.ts'
import { DEFAULT_PAGE_SIZE } from '@contract/list.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { PaginationFooter } from '@/ui/pagination.tsx'
import { ErrorState, RowsSkeleton } from '@/ui/states.tsx'
import { receiptQuery } from '../api/imports.ts'
import { useReasonText } from './reason-text.ts'

const TONES = {
  imported: 'success',
  converted: 'success',
  kept_raw: 'info',
  skipped: 'gray',
  refused: 'danger',
} as const

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
                <Table.ColumnHeader key={column} textAlign={column === 'words' ? 'end' : 'start'}>
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
              <Table.Row key={entry.n}>
                <Table.Cell maxW="340px">
                  <Text truncate title={entry.path}>
                    {entry.itemTitle || entry.path.split('/').at(-1)}
                  </Text>
                  <Text truncate color="fg.muted" textStyle="xs" dir="ltr" textAlign="start">
                    {entry.path}
                  </Text>
                </Table.Cell>
                <Table.Cell>
                  {entry.outcome ? (
                    <Badge colorPalette={TONES[entry.outcome]}>
                      <FormattedMessage id={`scrivener-import.outcome.${entry.outcome}`} />
                    </Badge>
                  ) : null}
                </Table.Cell>
                <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                  {entry.wordCount === null ? null : <FormattedNumber value={entry.wordCount} />}
                </Table.Cell>
                <Table.Cell color="fg.muted" minW="200px">
                  {reasons.ofEntry(entry)}
                </Table.Cell>
              </Table.Row>
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
