import type { ProjectStatus } from '@contract/projects.ts'
import { useMemo } from 'react'
import { useAbility } from '@/lib/auth/ability.ts'

const following = { received: 'in_progress', in_progress: 'delivered', delivered: null } as const
const preceding = { received: null, in_progress: 'received', delivered: 'in_progress' } as const

/** The status after a status, or null after the last. */
export const nextStatus = (status: ProjectStatus) => following[status]
/** The status before a status, or null before the first. */
export const previousStatus = (status: ProjectStatus) => preceding[status]

/** The user's general rights on projects; `project.can` has those to one project. */
export function useProjectRights() {
  const ability = useAbility()
  return useMemo(() => {
    return {
      isStaff: ability.can('read', 'user'),
      mayCreate: ability.can('create', 'projects'),
      mayReadCompanies: ability.can('read', 'companies'),
      mayAssign: ability.can('update', 'assignments'),
      mayWork: ability.can('update', 'projects'),
    }
  }, [ability])
}
