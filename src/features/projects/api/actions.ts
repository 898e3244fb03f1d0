import type { ProjectDetail, projectResponse } from '@contract/projects.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { type ActionBase, hasActionConflict, type ProjectAction } from '../model/action.ts'
import { cacheProject, conflictOf } from './changes.ts'

const send = async (id: string, revision: number, action: ProjectAction): Promise<ProjectDetail> => {
  const path = `/projects/${id}`
  if (action.kind === 'assignees') {
    const body = { revision, uids: action.people.map(({ uid }) => uid) }
    return (await api.put<typeof projectResponse>(`${path}/assignees`, { body })).project
  }
  if (action.kind === 'undo-delivery')
    return (await api.delete<typeof projectResponse>(`${path}/delivery`)).project
  const { kind, ...more } = action
  return (await api.post<typeof projectResponse>(`${path}/${kind}`, { body: { revision, ...more } })).project
}

type Run = {
  base: ActionBase
  action: ProjectAction
  /** Called on a conflict with another user's change; true repeats the action. */
  onConflict: (now: ProjectDetail) => Promise<boolean>
}

/**
 * Runs an action on a project. After a conflict it repeats if the other change does not affect it, else
 * `onConflict` decides.
 */
export function useProjectAction() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ base, action, onConflict }: Run): Promise<ProjectDetail> => {
      try {
        return await send(base.id, base.revision, action)
      } catch (error) {
        const now = conflictOf(error)
        if (!now) throw error
        await cacheProject(client, now)
        if (hasActionConflict(action, base, now) && !(await onConflict(now))) return now
        return await send(base.id, now.revision, action)
      }
    },
    onSuccess: (project) => cacheProject(client, project),
  })
}
