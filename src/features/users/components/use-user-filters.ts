import { PLANS, USER_STATUSES } from '@contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import type { ListFilter } from '@/ui/lists/filtered-list.tsx'
import { roleNamesQuery } from '../api/choices.ts'

/** The filters that the users list keeps in the URL. */
export const userFilterNames = ['role', 'plan', 'status'] as const
export type UserFilterName = (typeof userFilterNames)[number]

/** The role, plan and status filters with their translated choices. */
export function useUserFilters(): ListFilter<UserFilterName>[] {
  const t = useT('users')
  const roleName = useRoleName()
  const roles = useQuery(roleNamesQuery).data ?? []
  return [
    {
      name: 'role',
      label: t('field.role'),
      all: t('filter.any-role'),
      options: roles.map((value) => ({ value, label: roleName(value) })),
    },
    {
      name: 'plan',
      label: t('field.currentPlan'),
      all: t('filter.any-plan'),
      options: PLANS.map((value) => ({ value, label: t(`plan.${value}`) })),
    },
    {
      name: 'status',
      label: t('field.status'),
      all: t('filter.any-status'),
      options: USER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
  ]
}
