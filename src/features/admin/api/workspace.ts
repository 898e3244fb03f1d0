import type { PatchWorkspaceBody, workspaceResponse } from '@contract/workspace.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { reloadSession } from '@/features/auth/api/session.ts'
import { api } from '@/lib/api/api-client.ts'

/** The settings of the whole installation. */
export const workspaceQuery = queryOptions({
  queryKey: ['workspace'],
  queryFn: async ({ signal }) =>
    (await api.get<typeof workspaceResponse>('/admin/workspace', { signal })).workspace,
})

/** Changes the settings; abilities follow at once, because the template areas are one of them. */
export function usePatchWorkspace() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: PatchWorkspaceBody) =>
      (await api.patch<typeof workspaceResponse>('/admin/workspace', { body })).workspace,
    onSuccess: async (workspace) => {
      client.setQueryData(workspaceQuery.queryKey, workspace)
      await reloadSession()
    },
  })
}
