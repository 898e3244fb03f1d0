import type {
  ProjectViewBody,
  ProjectViewPatch,
  projectViewList,
  projectViewResponse,
} from '@contract/project-views.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { useRefetchOnEvent } from '@/lib/realtime/use-refetch-on-event.ts'
import { projectKeys } from './keys.ts'

/** The user's views of the list, and those that staff share. */
export const viewsQuery = queryOptions({
  queryKey: [...projectKeys.all, 'views'],
  queryFn: async ({ signal }) => (await api.get<typeof projectViewList>('/projects/views', { signal })).views,
})

/** Refetches the views when a colleague changes a shared one. */
export function useViewEvents(isStaff: boolean): void {
  useRefetchOnEvent(isStaff ? 'project-views' : undefined, 'view', viewsQuery.queryKey)
}

type ViewChange =
  | { kind: 'create'; body: ProjectViewBody }
  | { kind: 'change'; id: string; patch: ProjectViewPatch }
  | { kind: 'delete'; id: string }

/** Saves, changes or deletes a view of the list. */
export function useViewChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: ViewChange): Promise<void> => {
      if (change.kind === 'create')
        await api.post<typeof projectViewResponse>('/projects/views', { body: change.body })
      else if (change.kind === 'change')
        await api.patch<typeof projectViewResponse>(`/projects/views/${change.id}`, { body: change.patch })
      else await api.delete(`/projects/views/${change.id}`)
    },
    onSettled: () => refetch(client, { queryKey: viewsQuery.queryKey }),
  })
}
