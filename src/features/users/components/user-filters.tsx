import { Button } from '@chakra-ui/react'
import { PLANS, USER_STATUSES } from '@contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useRoleName } from '@/lib/role-name.ts'
import { FilterSelect } from '@/ui/filter-select.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { roleNamesQuery } from '../api/choices.ts'

/** The filters that the users list keeps in the address. */
export const userFilterNames = ['role', 'plan', 'status'] as const
export type UserFilterValues = Record<(typeof userFilterNames)[number], string>

type UserFiltersProps = {
  q: string
  filters: UserFilterValues
  onChange: (change: Partial<UserFilterValues & { q: string }>) => void
}

export function UserFilters({ q, filters, onChange }: UserFiltersProps) {
  const intl = useIntl()
  const t = (id: string) => intl.formatMessage({ id: `users.${id}` })
  const roleName = useRoleName()
  const roles = useQuery(roleNamesQuery).data ?? []
  const isNarrowed = q !== '' || userFilterNames.some((name) => filters[name] !== '')
  return (
    <>
      <SearchField
        value={q}
        onChange={(next) => onChange({ q: next })}
        label={t('list.search')}
        width="240px"
      />
      <FilterSelect
        label={t('field.role')}
        all={t('filter.any-role')}
        value={filters.role}
        options={roles.map((value) => ({ value, label: roleName(value) }))}
        onChange={(role) => onChange({ role })}
      />
      <FilterSelect
        label={t('field.currentPlan')}
        all={t('filter.any-plan')}
        value={filters.plan}
        options={PLANS.map((value) => ({ value, label: t(`plan.${value}`) }))}
        onChange={(plan) => onChange({ plan })}
      />
      <FilterSelect
        label={t('field.status')}
        all={t('filter.any-status')}
        value={filters.status}
        options={USER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
      {isNarrowed ? (
        <Button
          variant="ghost"
          colorPalette="gray"
          onClick={() => onChange({ q: '', role: '', plan: '', status: '' })}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
          {intl.formatMessage({ id: 'ui.filters.clear' })}
        </Button>
      ) : null}
    </>
  )
}
