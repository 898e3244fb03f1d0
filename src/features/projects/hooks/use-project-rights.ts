import type { Project, ProjectStatus } from '@contract/projects.ts'
import { useMemo } from 'react'
import { useAbility } from '@/lib/ability.ts'

const following = { received: 'in_progress', in_progress: 'delivered', delivered: null } as const
const preceding = { received: null, in_progress: 'received', delivered: 'in_progress' } as const

/** The status after a status, or null after the last. */
export const nextStatus = (status: ProjectStatus): ProjectStatus | null => following[status]
/** The status before a status, or null before the first. */
export const previousStatus = (status: ProjectStatus) => preceding[status]

/**
 * The user's general rights on projects, used to show actions; the API and the database decide for each
 * project.
 */
export function useProjectRights() {
  const ability = useAbility()
  return useMemo(() => {
    const isStaff = ability.can('read', 'user')
    const mayUpdate = ability.can('update', 'projects')
    return {
      isStaff,
      mayCreate: ability.can('create', 'projects'),
      mayAssign: ability.can('update', 'assignments'),
      mayReadCompanies: ability.can('read', 'companies'),
      canAdvance: ({ status, withdrawnAt }: Pick<Project, 'status' | 'withdrawnAt'>) =>
        mayUpdate && withdrawnAt === null && nextStatus(status) !== null,
      canWithdraw: ({ status, withdrawnAt }: Pick<Project, 'status' | 'withdrawnAt'>) =>
        withdrawnAt === null &&
        (ability.can('update', 'delivered-projects') || (!isStaff && status === 'received')),
    }
  }, [ability])
}
