import type { fileTargetBody, projectTargetBody } from '@contract/project-targets.ts'
import type { ProjectDetail, projectResponse } from '@contract/projects.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '@/lib/api/api-client.ts'
import { cacheProject } from './changes.ts'

type TargetChange =
  | { of: 'project'; body: z.input<typeof projectTargetBody> }
  | { of: 'file'; attachmentId: string; body: z.input<typeof fileTargetBody> }

/** Sets the state and due date of a target language, or the target language of a deliverable. */
export function useTargetChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: TargetChange): Promise<ProjectDetail> => {
      const path =
        change.of === 'project'
          ? `/projects/${id}/targets`
          : `/projects/${id}/attachments/${change.attachmentId}/target`
      return (await api.put<typeof projectResponse>(path, { body: change.body })).project
    },
    onSuccess: (project) => cacheProject(client, project),
  })
}
