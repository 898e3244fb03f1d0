import type { SavedReply } from '@contract/saved-replies.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format/format-date.ts'

export function useSavedReplyColumns(): DataColumn<SavedReply>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: MessageKey<'saved-replies.field'>) =>
      intl.formatMessage({ id: `saved-replies.field.${id}` })
    const languageName = (language: MessageKey<'saved-replies.language'>) =>
      intl.formatMessage({ id: `saved-replies.language.${language}` })
    return [
      {
        id: 'title',
        header: t('title'),
        cell: ({ title }) => title,
        note: ({ body }) => body,
        isSortable: true,
        isFixed: true,
        exportValue: ({ title }) => title,
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
