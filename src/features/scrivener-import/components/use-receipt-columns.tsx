import { Badge, Text } from '@chakra-ui/react'
import { cleanName } from '@contract/clean-name.ts'
import type { ImportEntry } from '@contract/imports.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { statusPalette } from '@/ui/theme/status-palette.ts'
import { useReasonText } from './reason-text.ts'

/** The name of an archive file: the title of its text in the manuscript, else its file name. */
export const entryName = ({ itemTitle, path }: Pick<ImportEntry, 'itemTitle' | 'path'>): string =>
  cleanName(itemTitle || (path.split('/').at(-1) ?? path))

export function useReceiptColumns(): DataColumn<ImportEntry>[] {
  const intl = useIntl()
  const reasons = useReasonText()
  return useMemo(() => {
    const head = (id: MessageKey<'scrivener-import.receipt'>) =>
      intl.formatMessage({ id: `scrivener-import.receipt.${id}` })
    const outcomeOf = ({ outcome }: ImportEntry) =>
      outcome ? intl.formatMessage({ id: `scrivener-import.outcome.${outcome}` }) : ''
    return [
      {
        id: 'path',
        header: head('file'),
        cell: entryName,
        note: ({ path }) => <bdi dir="ltr">{cleanName(path)}</bdi>,
        isSortable: true,
        exportValue: ({ path }) => path,
      },
      {
        id: 'outcome',
        header: head('outcome'),
        cell: (entry) =>
          entry.outcome ? (
            <Badge colorPalette={statusPalette[entry.outcome]}>{outcomeOf(entry)}</Badge>
          ) : null,
        isSortable: true,
        exportValue: outcomeOf,
      },
      {
        id: 'wordCount',
        header: head('words'),
        cell: ({ wordCount }) => (wordCount === null ? null : intl.formatNumber(wordCount)),
        align: 'end',
        isSortable: true,
        exportValue: ({ wordCount }) => wordCount,
      },
      {
        id: 'detail',
        header: head('detail'),
        cell: (entry) => (
          <Text minW={{ sm: '48' }} whiteSpace="normal">
            {reasons.ofEntry(entry)}
          </Text>
        ),
        exportValue: reasons.ofEntry,
      },
    ]
  }, [intl, reasons])
}
