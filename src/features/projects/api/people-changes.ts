import type { ProjectRole } from '@contract/project-people.ts'
import type { ProjectDetail, projectResponse } from '@contract/projects.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { peopleKeys } from '@/features/people/api/people.ts'
import { api } from '@/lib/api/api-client.ts'
import { cacheProject } from './changes.ts'

type PeopleChange = { add: readonly string[]; role: ProjectRole } | { remove: string }

/** Adds contacts or observers to a project, changes their role, or removes one. */
export function usePeopleChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: PeopleChange): Promise<ProjectDetail> => {
      const path = `/projects/${id}/people`
      if ('remove' in change)
        return (await api.delete<typeof projectResponse>(`${path}/${change.remove}`)).project
      const body = { role: change.role, uids: change.add }
      return (await api.post<typeof projectResponse>(path, { body })).project
    },
    onSuccess: (project) => {
      // The people who may be added are other ones now.
      void client.invalidateQueries({
        queryKey: peopleKeys.all,
        predicate: ({ queryKey }) => isToAdd(queryKey),
      })
      return cacheProject(client, project)
    },
  })
}

const isToAdd = (key: readonly unknown[]) =>
  key.some(
    (part) => typeof part === 'object' && part !== null && Reflect.get(part, 'projectId') !== undefined,
  )
