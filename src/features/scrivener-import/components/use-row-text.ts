import { ITEM_TYPES } from '@contract/item-types.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { RowText } from './preview-row.tsx'

/** The words of the preview's rows in the reader's language. */
export function useRowText(): RowText {
  const intl = useIntl()
  return useMemo(() => {
    const say = (key: string, values?: Record<string, string | number>) =>
      intl.formatMessage({ id: `scrivener-import.${key}` }, values)
    return {
      untitled: say('preview.untitled'),
      inTrash: say('type.trash'),
      types: Object.fromEntries(
        ITEM_TYPES.map((name) => [name, say(`type.${name}`, { count: 1 })]),
      ) as RowText['types'],
      thisItem: say('preview.thisItem'),
      wholeBranch: say('preview.wholeBranch'),
      typeOf: (title) => say('preview.typeOf', { title }),
      fold: (title) => say('preview.fold', { title }),
      words: (count) => say('preview.words', { count }),
    }
  }, [intl])
}
