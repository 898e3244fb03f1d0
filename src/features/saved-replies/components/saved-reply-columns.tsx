import { Text } from '@chakra-ui/react'
import type { SavedReply } from '@contract/saved-replies.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format/format-date.ts'

export function useSavedReplyColumns(): DataColumn<SavedReply>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: string) => intl.formatMessage({ id: `saved-replies.field.${id}` })
    const languageName = (language: string) =>
      intl.formatMessage({ id: `saved-replies.language.${language}` })
    return [
      {
        id: 'title',
        header: t('title'),
        cell: ({ title }) => title,
        isSortable: true,
        isFixed: true,
        exportValue: ({ title }) => title,
      },
      {
        id: 'body',
        header: t('body'),
        width: '60%',
        cell: ({ body }) => (
          <Text as="span" color="fg.muted" lineClamp={1} dir="auto" overflowWrap="anywhere">
            {body}
          </Text>
        ),
        exportValue: ({ body }) => body,
      },
      {
        id: 'language',
        header: t('language'),
        cell: ({ language }) => languageName(language),
        isSortable: true,
        exportValue: ({ language }) => language,
      },
      {
        id: 'lastUpdated',
        header: t('lastUpdated'),
        cell: ({ lastUpdated }) => <bdi>{formatDate(intl, lastUpdated, 'day')}</bdi>,
        isSortable: true,
        exportValue: ({ lastUpdated }) => lastUpdated,
      },
    ]
  }, [intl])
}
