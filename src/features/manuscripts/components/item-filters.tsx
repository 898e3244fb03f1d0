import type { Collection, ManuscriptDetail } from '@contract/manuscripts.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { FilterSelect } from '@/ui/lists/filter-select.tsx'
import { NONE } from '../model/item-list.ts'

/** The filters of an item list, named as in the URL. */
export const itemFilterNames = ['label', 'status', 'collection'] as const
type FilterName = (typeof itemFilterNames)[number]

type ItemFiltersProps = {
  manuscript: Pick<ManuscriptDetail, 'labels' | 'statuses'>
  collections: readonly Collection[]
  values: Readonly<Record<FilterName, string>>
  onChange: (change: Partial<Record<FilterName, string>>) => void
}

/** Filters by label, status and collection; each is shown only if the manuscript has entries for it. */
export function ItemFilters({ manuscript, collections, values, onChange }: ItemFiltersProps) {
  const t = useT('manuscripts.filter')
  const entries = { label: manuscript.labels, status: manuscript.statuses, collection: collections }
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
          ...(name === 'collection' ? [] : [{ value: NONE, label: t(`${name}-none`) }]),
        ]}
        onChange={(value) => onChange({ [name]: value })}
      />
    ))
}
