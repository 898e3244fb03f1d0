import type { ProjectDetail, projectResponse } from '@contract/projects.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewAttachment } from '@/features/attachments/api/use-uploads.ts'
import { api } from '@/lib/api/api-client.ts'
import { cacheProject } from './changes.ts'

type Decision =
  | { deliveryId: string; kind: 'acceptance' }
  | { deliveryId: string; kind: 'correction'; comment: string; files: readonly NewAttachment[] }

/** Accepts a delivery for the client, or asks for a correction of it. */
export function useDeliveryDecision(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (decision: Decision): Promise<ProjectDetail> => {
      const { deliveryId, kind, ...body } = decision
      const path = `/projects/${id}/deliveries/${deliveryId}/${kind}`
      return (await api.post<typeof projectResponse>(path, kind === 'correction' ? { body } : {})).project
    },
    onSuccess: (project) => cacheProject(client, project),
  })
}
