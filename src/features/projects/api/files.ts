import type { ProjectDetail, projectResponse } from '@contract/projects.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewAttachment } from '@/features/attachments/api/use-uploads.ts'
import { api } from '@/lib/api/api-client.ts'
import { cacheProject } from './changes.ts'

/** The Storage bucket of project files, grouped by project id. */
export const PROJECT_BUCKET = 'project-files'

type FileChange =
  | { action: 'attach'; kind: 'source' | 'deliverable'; files: readonly NewAttachment[] }
  | { action: 'freeze'; manuscriptId: string; itemIds: readonly string[] }
  | { action: 'remove'; attachmentId: string }

/** Adds uploaded files or chapter snapshots to a project, or removes one. */
export function useFileChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: FileChange): Promise<ProjectDetail> => {
      const path = `/projects/${id}`
      if (change.action === 'remove')
        return (await api.delete<typeof projectResponse>(`${path}/attachments/${change.attachmentId}`))
          .project
      const { action, ...body } = change
      const to = action === 'attach' ? 'attachments' : 'chapters'
      return (await api.post<typeof projectResponse>(`${path}/${to}`, { body })).project
    },
    onSuccess: (project) => cacheProject(client, project),
  })
}
