import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { NONE } from '@contract/match-search.ts'
import type { SavedSearch } from '@contract/saved-searches.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { shownFieldValue } from '../shared/field-values.ts'

type Names = readonly { id: string; name: string }[]

/** Returns the criteria of a saved search as text; a deleted label, status or field is named as such. */
export function useSearchSummary({
  labels,
  statuses,
  customFields,
}: Pick<ManuscriptDetail, 'labels' | 'statuses' | 'customFields'>): (search: SavedSearch) => string {
  const intl = useIntl()
  const t = useT('manuscripts.searches')
  const filter = useT('manuscripts.filter')
  const nameOf = (kind: 'label' | 'status', chosen: string, names: Names) => {
    if (chosen === NONE) return filter(`${kind}-none`)
    const name = names.find(({ id }) => id === chosen)?.name
    return name === undefined ? t(`${kind}-deleted`) : t(kind, { name })
  }
  const fieldText = ({ fieldId, value }: NonNullable<SavedSearch['custom']>) => {
    const field = customFields.find(({ id }) => id === fieldId)
    const shown = field ? shownFieldValue(field, value, intl) : value
    return filter('custom-value', { field: field?.title ?? t('field-deleted'), value: shown })
  }
  return ({ q, label, status, text, custom }) =>
    intl.formatList(
      [
        ...(q === '' ? [] : [t('words', { q })]),
        ...(text === undefined ? [] : [t('text', { text })]),
        ...(label === '' ? [] : [nameOf('label', label, labels)]),
        ...(status === '' ? [] : [nameOf('status', status, statuses)]),
        ...(custom ? [fieldText(custom)] : []),
      ],
      { type: 'unit' },
    )
}
