import type { BulkAssigneesBody, BulkStatusBody, bulkResponse } from '@contract/project-bulk.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { projectKeys } from './keys.ts'

/** Replaces the assignees of several projects, or gives them a status. */
export function useBulkChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BulkAssigneesBody | BulkStatusBody) =>
      'status' in body
        ? api.post<typeof bulkResponse>('/projects/status', { body })
        : api.put<typeof bulkResponse>('/projects/assignees', { body }),
    onSuccess: ({ changed }) => {
      for (const { id } of changed) void client.invalidateQueries({ queryKey: projectKeys.of(id) })
      void client.invalidateQueries({ queryKey: projectKeys.attentions() })
      return refetch(client, { queryKey: projectKeys.lists() })
    },
  })
}
