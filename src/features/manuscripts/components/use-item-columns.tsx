import { Box, Flex } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/types.ts'
import type { ItemLine } from '../model/item-list.ts'
import { ItemIcon } from '../widgets/item-icon.tsx'
import { LabelDot } from '../widgets/label-dot.tsx'

/** The columns of a list of items; words only where the items hold prose. */
export function useItemColumns(hasProse: boolean): DataColumn<ItemLine>[] {
  const intl = useIntl()
  return useMemo(() => {
    const head = (id: string) => intl.formatMessage({ id: `manuscripts.field.${id}` })
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
              <LabelDot colour={item.label.colour} size="2" />
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
        id: 'updatedAt',
        header: head('updated'),
        cell: ({ item }) => <bdi>{intl.formatDate(item.updatedAt, { dateStyle: 'medium' })}</bdi>,
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
    return hasProse ? [...columns.slice(0, 4), words, ...columns.slice(4)] : columns
  }, [intl, hasProse])
}
