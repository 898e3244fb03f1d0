import { ITEM_TYPES } from '@contract/item-types.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import type { RowText } from './preview-row.tsx'

/** The translated texts of the preview rows. */
export function useRowText(): RowText {
  const intl = useIntl()
  return useMemo(() => {
    const t = (key: MessageKey<'scrivener-import'>, values?: Record<string, string | number>) =>
      intl.formatMessage({ id: `scrivener-import.${key}` }, values)
    return {
      untitled: t('preview.untitled'),
      inTrash: t('type.trash'),
      types: Object.fromEntries(
        ITEM_TYPES.map((name) => [name, t(`type.${name}`, { count: 1 })]),
      ) as RowText['types'],
      thisItem: t('preview.thisItem'),
      wholeBranch: t('preview.wholeBranch'),
      typeOf: (title) => t('preview.typeOf', { title }),
      fold: (title) => t('preview.fold', { title }),
      words: (count) => t('preview.words', { count }),
    }
  }, [intl])
}
