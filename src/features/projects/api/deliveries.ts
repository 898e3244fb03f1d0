import type { ProjectDetail, projectResponse } from '@contract/projects.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewAttachment } from '@/features/attachments/api/use-uploads.ts'
import { api } from '@/lib/api/api-client.ts'
import { cacheProject } from './changes.ts'

type Decision =
  | { deliveryId: string; kind: 'acceptance' }
  | { deliveryIds: readonly string[]; kind: 'acceptances' }
  | { deliveryId: string; kind: 'correction'; comment: string; files: readonly NewAttachment[] }

/** Accepts one or several deliveries for the client, or asks for a correction of it. */
export function useDeliveryDecision(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (decision: Decision): Promise<ProjectDetail> => {
      const path = `/projects/${id}/deliveries`
      const post = (action: string, body?: object) =>
        api.post<typeof projectResponse>(`${path}/${action}`, body ? { body } : {})
      if (decision.kind === 'acceptances')
        return (await post('acceptance', { deliveryIds: decision.deliveryIds })).project
      if (decision.kind === 'acceptance') return (await post(`${decision.deliveryId}/acceptance`)).project
      const { deliveryId, comment, files } = decision
      return (await post(`${deliveryId}/correction`, { comment, files })).project
    },
    onSuccess: (project) => cacheProject(client, project),
  })
}
