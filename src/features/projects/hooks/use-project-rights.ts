import type { ProjectDetail, ProjectStatus } from '@contract/projects.ts'
import { useMemo } from 'react'
import { useAbility } from '@/lib/auth/ability.ts'

const following = { received: 'in_progress', in_progress: 'delivered', delivered: null } as const
const preceding = { received: null, in_progress: 'received', delivered: 'in_progress' } as const

/** The status after a status, or null after the last. */
export const nextStatus = (status: ProjectStatus) => following[status]
/** The status before a status, or null before the first. */
export const previousStatus = (status: ProjectStatus) => preceding[status]

/** The user's general rights on projects, used to show actions; the API and the database decide for each project. */
export function useProjectRights() {
  const ability = useAbility()
  return useMemo(() => {
    const isStaff = ability.can('read', 'user')
    const asStaff = ability.can('update', 'projects')
    // The rights of a list row, which carries none: from the abilities, without its assignees and company.
    const rowRights: ProjectDetail['rights'] = {
      asStaff,
      asClient: ability.can('create', 'projects') && (!isStaff || ability.can('read', 'all-projects')),
      reopen: asStaff && ability.can('update', 'delivered-projects'),
      assign: ability.can('update', 'assignments'),
      accept: !isStaff && ability.can('create', 'projects'),
      comment: true,
      people: asStaff || (!isStaff && ability.can('create', 'projects')),
    }
    return {
      isStaff,
      mayCreate: ability.can('create', 'projects'),
      mayReadCompanies: ability.can('read', 'companies'),
      rowRights,
    }
  }, [ability])
}
