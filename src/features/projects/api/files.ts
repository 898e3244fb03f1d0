import { type ProjectDetail, projectResponse } from '@contract/projects.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewAttachment } from '@/features/attachments/api/use-uploads.ts'
import { api } from '@/lib/api-client.ts'
import { adoptProject } from './changes.ts'

/** The bucket every file of a request lies in, under the request's id. */
export const PROJECT_BUCKET = 'project-files'

type FileChange =
  | { act: 'attach'; kind: 'source' | 'deliverable'; files: readonly NewAttachment[] }
  | { act: 'freeze'; manuscriptId: string; itemIds: readonly string[] }
  | { act: 'remove'; attachmentId: string }

/** Adds uploaded files or frozen chapters to a request, or takes one away. */
export function useFileChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: FileChange): Promise<ProjectDetail> => {
      const path = `/projects/${id}`
      if (change.act === 'remove')
        return (await api.delete(`${path}/attachments/${change.attachmentId}`, { schema: projectResponse }))
          .project
      const { act, ...body } = change
      const to = act === 'attach' ? 'attachments' : 'chapters'
      return (await api.post(`${path}/${to}`, { body, schema: projectResponse })).project
    },
    onSuccess: (project) => adoptProject(client, project),
  })
}
