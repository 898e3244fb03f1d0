import { DUE_FILTERS, parseDueDays } from '@contract/project-due.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDayRange } from '@/ui/format/format-date.ts'
import { FilterSelect } from '@/ui/lists/filter-select.tsx'

type DueDateFilterProps = { value: string; onChange: (change: { due: string }) => void }

/** Limits the list to a due period, or to the days that a link names, as that of an absence does. */
export function DueDateFilter({ value, onChange }: DueDateFilterProps) {
  const intl = useIntl()
  const t = useT('projects.filter')
  const days = parseDueDays(value)
  return (
    <FilterSelect
      label={t('due')}
      all={t('any-due')}
      value={value}
      options={[
        ...DUE_FILTERS.map((due) => ({ value: due, label: t(`due-${due}`) })),
        ...(days ? [{ value, label: formatDayRange(intl, ...days) }] : []),
      ]}
      onChange={(due) => onChange({ due })}
      width="44"
    />
  )
}
