import { Flex, Text } from '@chakra-ui/react'
import { Badge } from '@chakra-ui/react/badge'
import { Table } from '@chakra-ui/react/table'
import type { ImportEntry } from '@contract/imports.ts'
import { FormattedMessage, FormattedNumber } from 'react-intl'

const TONES = {
  imported: 'success',
  converted: 'success',
  kept_raw: 'info',
  skipped: 'gray',
  refused: 'danger',
} as const

/** A file and what became of it; on a narrow screen all of it stands in one cell. */
export function ReceiptRow({ entry, remark }: { entry: ImportEntry; remark: string }) {
  const outcome = entry.outcome ? (
    <Badge colorPalette={TONES[entry.outcome]}>
      <FormattedMessage id={`scrivener-import.outcome.${entry.outcome}`} />
    </Badge>
  ) : null
  return (
    <Table.Row>
      <Table.Cell maxW={{ base: '0', sm: '340px' }}>
        <Text truncate title={entry.path}>
          {entry.itemTitle || entry.path.split('/').at(-1)}
        </Text>
        <Text truncate color="fg.muted" textStyle="xs">
          <bdi dir="ltr">{entry.path}</bdi>
        </Text>
        <Flex hideFrom="sm" mt="1" gap="2" wrap="wrap" align="center" color="fg.muted">
          {outcome}
          {entry.wordCount === null ? null : (
            <FormattedMessage id="scrivener-import.receipt.wordCount" values={{ count: entry.wordCount }} />
          )}
          <Text whiteSpace="normal">{remark}</Text>
        </Flex>
      </Table.Cell>
      <Table.Cell hideBelow="sm">{outcome}</Table.Cell>
      <Table.Cell hideBelow="sm" textAlign="end" fontVariantNumeric="tabular-nums">
        {entry.wordCount === null ? null : <FormattedNumber value={entry.wordCount} />}
      </Table.Cell>
      <Table.Cell hideBelow="sm" color="fg.muted" minW="200px">
        {remark}
      </Table.Cell>
    </Table.Row>
  )
}
