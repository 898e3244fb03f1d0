import { useQuery } from '@tanstack/react-query'
import { useUser } from '@/features/auth/api/session.ts'
import { peopleQuery } from '@/features/people/api/people.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { FilterSelect } from '@/ui/lists/filter-select.tsx'

type AssigneeFilterProps = { value: string; onChange: (change: { assignee: string }) => void }

/** Limits projects to those of a member of staff, or without an assignee. */
export function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const user = useUser()
  const { data = [] } = useQuery(peopleQuery({ isStaffOnly: true, limit: 50 }))
  const t = useT('projects')
  const others = data
    .filter(({ uid }) => uid !== user?.uid)
    .map(({ uid, name }) => ({ value: uid, label: name }))
  // A link of the workload names the person, also the reader; a view that is shared means its reader.
  const shown = value === user?.uid ? 'me' : value
  const isListed = ['', 'me', 'none'].includes(shown) || others.some((one) => one.value === shown)
  return (
    <FilterSelect
      label={t('field.assignees')}
      all={t('filter.any-assignee')}
      value={shown}
      options={[
        { value: 'me', label: t('filter.assignee-me') },
        { value: 'none', label: t('filter.assignee-none') },
        ...others,
        // A link of the workload may name a person beyond the list, for example an inactive one.
        ...(isListed ? [] : [{ value: shown, label: t('filter.assignee-other') }]),
      ]}
      onChange={(assignee) => onChange({ assignee })}
    />
  )
}
