import type { Collection, ManuscriptDetail } from '@contract/manuscripts.ts'
import { NONE } from '@contract/match-search.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { FilterSelect } from '@/ui/lists/filter-select.tsx'
import type { CustomChoice } from '../model/custom-filter.ts'
import { shownFieldValue } from '../shared/field-values.ts'

/** The filters of an item list, named as in the URL. */
export const itemFilterNames = ['label', 'status', 'collection', 'custom'] as const
/** The longest text of a choice; a value may be a whole paragraph. */
const MAX_TEXT = 60

type FilterName = (typeof itemFilterNames)[number]

type ItemFiltersProps = {
  manuscript: Pick<ManuscriptDetail, 'labels' | 'statuses'>
  collections: readonly Collection[]
  /** The values of custom fields, each a choice. */
  custom: readonly CustomChoice[]
  values: Readonly<Record<FilterName, string>>
  onChange: (change: Partial<Record<FilterName, string>>) => void
}

/** Filters by label, status, collection and custom field; each is shown only if the manuscript has entries for it. */
export function ItemFilters({ manuscript, collections, custom, values, onChange }: ItemFiltersProps) {
  const t = useT('manuscripts.filter')
  const intl = useIntl()
  const entries = {
    label: manuscript.labels,
    status: manuscript.statuses,
    collection: collections,
    custom: custom.map(({ id, field, value }) => {
      const shown = shownFieldValue(field, value, intl)
      const text = shown.length > MAX_TEXT ? `${shown.slice(0, MAX_TEXT)}…` : shown
      return { id, name: t('custom-value', { field: field.title, value: text }) }
    }),
  }
  return itemFilterNames
    .filter((name) => entries[name].length > 0)
    .map((name) => (
      <FilterSelect
        key={name}
        label={t(name)}
        all={t(`${name}-all`)}
        value={values[name]}
        options={[
          ...entries[name].map((entry) => ({ value: entry.id, label: entry.name })),
          ...(name === 'label' || name === 'status' ? [{ value: NONE, label: t(`${name}-none`) }] : []),
        ]}
        onChange={(value) => onChange({ [name]: value })}
      />
    ))
}
