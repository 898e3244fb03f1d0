import { type ProjectDetail, projectResponse } from '@contract/projects.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { isOvertaken, type ProjectAction, type Seen } from '../model/action.ts'
import { adoptProject, conflictOf } from './changes.ts'

const send = async (id: string, revision: number, action: ProjectAction): Promise<ProjectDetail> => {
  const path = `/projects/${id}`
  if (action.kind === 'assignees') {
    const body = { revision, uids: action.people.map(({ uid }) => uid) }
    return (await api.put(`${path}/assignees`, { body, schema: projectResponse })).project
  }
  if (action.kind === 'undo-delivery')
    return (await api.delete(`${path}/delivery`, { schema: projectResponse })).project
  const { kind, ...more } = action
  return (await api.post(`${path}/${kind}`, { body: { revision, ...more }, schema: projectResponse })).project
}

type Run = {
  seen: Seen
  action: ProjectAction
  /** Asked when somebody else was faster; true does it all the same. */
  onOvertaken: (now: ProjectDetail) => Promise<boolean>
}

/**
 * Does something to a request. When somebody else changed it meanwhile, what does not concern this action (a new
 * description beside a step forward) stands and the action follows it; what does is shown first.
 */
export function useProjectAction() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ seen, action, onOvertaken }: Run): Promise<ProjectDetail> => {
      try {
        return await send(seen.id, seen.revision, action)
      } catch (error) {
        const now = conflictOf(error)
        if (!now) throw error
        await adoptProject(client, now)
        if (isOvertaken(action, seen, now) && !(await onOvertaken(now))) return now
        return await send(seen.id, now.revision, action)
      }
    },
    onSuccess: (project) => adoptProject(client, project),
  })
}
