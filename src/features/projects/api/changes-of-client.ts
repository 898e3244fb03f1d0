import type { askChangeBody, decisionBody } from '@contract/project-changes.ts'
import type { ProjectDetail, projectResponse } from '@contract/projects.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '@/lib/api/api-client.ts'
import { cacheProject } from './changes.ts'

type Step =
  | { step: 'ask'; body: z.input<typeof askChangeBody> }
  | { step: 'decide'; changeId: string; body: z.input<typeof decisionBody> }

/** Asks for a change or the cancellation of a project, or decides about it for the agency. */
export function useClientChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: Step): Promise<ProjectDetail> => {
      const path = `/projects/${id}/changes`
      const to = change.step === 'ask' ? path : `${path}/${change.changeId}/decision`
      return (await api.post<typeof projectResponse>(to, { body: change.body })).project
    },
    onSuccess: (project) => cacheProject(client, project),
  })
}
