import {
  type CreateProjectBody,
  type PatchProjectBody,
  type ProjectDetail,
  projectResponse,
} from '@contract/projects.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { projectKeys } from './keys.ts'
import { projectQuery } from './projects.ts'

/** The request as somebody else has just left it, when a call failed for that; else null. */
export function conflictOf(error: unknown): ProjectDetail | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return projectResponse.safeParse(error.body).data?.project ?? null
}

/** Puts a request as the server has it into the cache; lists and history are fetched again. */
export function adoptProject(client: QueryClient, project: ProjectDetail): Promise<void> {
  client.setQueryData(projectQuery(project.id).queryKey, project)
  void client.invalidateQueries({ queryKey: projectKeys.events(project.id) })
  return client.invalidateQueries({ queryKey: projectKeys.lists() })
}

/** Files a request. The same `id` sent again answers with the first, so that a lost answer may be asked for again. */
export function useCreateProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CreateProjectBody) =>
      (await api.post('/projects', { body, schema: projectResponse })).project,
    onSuccess: (project) => adoptProject(client, project),
  })
}

/** Changes fields of a request; rejects with 409 (see `conflictOf`) when somebody else was faster. */
export function usePatchProject(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: PatchProjectBody) =>
      (await api.patch(`/projects/${id}`, { body, schema: projectResponse })).project,
    onSuccess: (project) => adoptProject(client, project),
  })
}
