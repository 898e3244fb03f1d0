import { Box, Flex } from '@chakra-ui/react'
import type { ItemType } from '@contract/items.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import type { ItemLine } from '../model/item-list.ts'
import { type CatalogueType, isCatalogue, isProse } from '../model/item-types.ts'
import { ItemIcon } from '../shared/item-icon.tsx'
import { ItemLabelDot } from '../shared/item-label-dot.tsx'
import { KeywordList } from '../shared/keyword-list.tsx'

/** The field shown beside the title, as in the API. */
const headlines = {
  character: 'role',
  location: 'kind',
  research: 'source',
} as const satisfies Record<CatalogueType, string>
const always = new Set(['title', 'updatedAt'])

/**
 * The columns of a type: word count for prose, role, kind or source for other types; empty columns are left
 * out.
 */
export function useItemColumns(type: ItemType, filled: ReadonlySet<string>): DataColumn<ItemLine>[] {
  const intl = useIntl()
  return useMemo(() => {
    const head = (id: MessageKey<'manuscripts.field'>) =>
      intl.formatMessage({ id: `manuscripts.field.${id}` })
    const titleOf = ({ item }: ItemLine) => item.title || intl.formatMessage({ id: 'manuscripts.untitled' })
    const columns: DataColumn<ItemLine>[] = [
      {
        id: 'title',
        header: head('title'),
        cell: (line) => (
          <Flex as="span" gap="2.5" align="center" minW="0">
            <Box as="span" color="fg.muted" flexShrink="0" display="inline-flex">
              <ItemIcon item={line.item} />
            </Box>
            <Box as="span" dir="auto" truncate>
              {titleOf(line)}
            </Box>
          </Flex>
        ),
        note: ({ item }) => item.synopsis,
        isSortable: true,
        exportValue: titleOf,
      },
      {
        id: 'headline',
        header: isCatalogue(type) ? intl.formatMessage({ id: `manuscripts.detail.${headlines[type]}` }) : '',
        cell: ({ item }) => item.headline,
        isSortable: true,
        exportValue: ({ item }) => item.headline,
      },
      {
        id: 'place',
        header: head('place'),
        cell: ({ path }) => path,
        isSortable: true,
        exportValue: ({ path }) => path,
      },
      {
        id: 'label',
        header: head('label'),
        cell: ({ item }) =>
          item.label ? (
            <Flex as="span" display="inline-flex" gap="1.5" align="center">
              <ItemLabelDot colour={item.label.colour} size="2" />
              {item.label.name}
            </Flex>
          ) : null,
        isSortable: true,
        exportValue: ({ item }) => item.label?.name ?? null,
      },
      {
        id: 'status',
        header: head('status'),
        cell: ({ item }) => item.status,
        isSortable: true,
        exportValue: ({ item }) => item.status,
      },
      {
        id: 'keywords',
        header: head('keywords'),
        cell: ({ item }) => <KeywordList keywords={item.keywords} />,
        isSortable: true,
        exportValue: ({ item }) => item.keywords.join(', '),
      },
      {
        id: 'updatedAt',
        header: head('updated'),
        cell: ({ item }) => <bdi>{formatDate(intl, item.updatedAt, 'day')}</bdi>,
        isSortable: true,
        exportValue: ({ item }) => item.updatedAt,
      },
    ]
    const words: DataColumn<ItemLine> = {
      id: 'words',
      header: head('words'),
      cell: (line) => intl.formatNumber(line.words),
      align: 'end',
      isSortable: true,
      exportValue: (line) => line.words,
    }
    const shown = columns.filter(({ id }) => always.has(id) || filled.has(id))
    if (isProse(type)) shown.splice(-1, 0, words)
    return shown
  }, [intl, type, filled])
}
