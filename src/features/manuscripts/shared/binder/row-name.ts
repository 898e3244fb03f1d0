import type { ItemSummary } from '@contract/items.ts'
import type { IntlShape } from 'react-intl'
import { isProse } from '../../model/item-types.ts'

/** The accessible name of a row: title, type and all state that is otherwise shown by colour or position. */
export function rowName(intl: IntlShape, item: ItemSummary, isTemplates = false): string {
  const words = [
    item.title || intl.formatMessage({ id: 'manuscripts.untitled' }),
    intl.formatMessage({
      id: isTemplates ? 'manuscripts.templates.type' : `manuscripts.type.${item.type}`,
    }),
    item.status,
    item.label && intl.formatMessage({ id: 'manuscripts.binder.labelled' }, { label: item.label.name }),
    item.wordCount > 0 && intl.formatMessage({ id: 'manuscripts.words' }, { count: item.wordCount }),
    isProse(item.type) &&
      !item.includeInCompile &&
      intl.formatMessage({ id: 'manuscripts.binder.not-compiled' }),
  ]
  return words.filter(Boolean).join(', ')
}
